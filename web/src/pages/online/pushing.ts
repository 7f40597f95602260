// Push messages to this browser: whether it takes them, and its subscription at the service of its maker.
import { at } from '../../lib/base'

/** What the server needs of a subscription. */
export interface Subscribed {
  address: string
  p256dh: string
  auth: string
}

/** Whether this browser can be told; pages without https, other than of this computer, cannot. */
export function takesPush(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(at('/'))
}

/** Where push messages for this browser go; "" if it has not subscribed. */
export async function endpoint(): Promise<string> {
  if (!takesPush()) return ''
  const subscription = await (await registered())?.pushManager.getSubscription()
  return subscription?.endpoint ?? ''
}

/** Let this browser be told by a server with this key; null if the person does not let it. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(at('/push-worker.js'), { scope: at('/') })
  const { pushManager } = await navigator.serviceWorker.ready
  // a subscription for another key, of a server that was here before, is of no use
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint: address, keys } = made.toJSON()
  return { address: address ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

/** Let this browser be told no more. */
export async function unsubscribe(): Promise<void> {
  const registration = await registered()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await registration?.unregister()
}
