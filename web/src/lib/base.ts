// Where the page stands: behind a proxy all its addresses may begin with a prefix, which the server writes into <base>.
const BASE = (document.querySelector('base')?.getAttribute('href') ?? '/').replace(/\/+$/, '')

/** The address of a path of ours. */
export function at(path: string): string {
  return BASE + path
}

/** The path of ours that an address (its part after the host) stands for. */
export function within(address: string): string {
  if (address === BASE) return '/'
  return address.startsWith(`${BASE}/`) ? address.slice(BASE.length) : address
}
