// The dialogs that lie over the page: while there is one, the keys of the page are asleep.

class Dialogs {
  private count = 0

  get open(): boolean {
    return this.count > 0
  }
  /** One has opened; returns what is called when it closes. */
  opened(): () => void {
    this.count++
    return () => this.count--
  }
}

export const dialogs = new Dialogs()
