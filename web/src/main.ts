import { mount } from 'svelte'
import App from './App.svelte'
import { keepCompositions } from './lib/composing'
import './styles/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
// Before any component listens: the first listener of the window comes first.
keepCompositions(window)
export default mount(App, { target })
