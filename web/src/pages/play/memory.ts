// Small things that this browser remembers of a match. A browser that keeps nothing is as good as a new one.
export function recall(key: string): string {
  try {
    return localStorage.getItem(`polemos-${key}`) ?? ''
  } catch {
    return ''
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`polemos-${key}`, value)
  } catch {
    // it holds for this visit
  }
}
