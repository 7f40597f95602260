// The words of a game explained: asked of the server once for each game.
import { api } from './api/client'
import type { GlossaryTerm } from './api/types'
import { Cache } from './resource.svelte'

export const glossaries = new Cache(async (game: string): Promise<GlossaryTerm[]> => (await api.glossary(game)).terms)
