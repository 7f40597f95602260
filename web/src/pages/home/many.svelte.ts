// Many records that come in together: each is sent and checked by itself, and what became of it is kept in one list.
import { api, Refused } from '../../lib/api/client'
import { settings, t } from '../../lib/settings.svelte'
import { MOST_BYTES, nameOf, packed, textOf } from './upload'
import { filesIn, isZip, ZipFault } from './zip'

/** A file, and what became of it. */
export interface Fate {
  name: string
  /** Waiting, being sent, come in, refused, or left out as nothing that is a record or a position. */
  state: 'waits' | 'sent' | 'in' | 'not' | 'left'
  /** Why not, in words; each defect by itself. */
  why: string[]
  /** The match that it has become. */
  match: string
}
interface Job extends Fate {
  read: () => Promise<Blob | null>
}

const KNOWN = /\.(jsonl|json|toml)(\.gz)?$/i
/** Times that a file is tried that comes when the server has too much to do, and milliseconds between. */
const TRIES = 6
const PAUSE = 5000

export class ManyImports {
  fates: Fate[] = $state([])
  /** Whether it has come to its end, or was broken off. */
  over = $state(false)
  private ending = new AbortController()

  get done(): number {
    return this.fates.filter((one) => one.state !== 'waits' && one.state !== 'sent').length
  }

  /** Bring in all that these files hold, one after the other. */
  async run(files: readonly File[]): Promise<void> {
    this.fates = (await Promise.all(files.map(jobsIn))).flat()
    for (const job of this.fates as Job[]) {
      if (job.state === 'waits') await this.bring(job)
    }
    this.over = true
  }

  /** Bring in no more; what has come in stays. */
  stop(): void {
    this.ending.abort()
  }

  private async bring(job: Job): Promise<void> {
    if (this.ending.signal.aborted) {
      fail(job, t('many-stopped'))
      return
    }
    job.state = 'sent'
    try {
      const blob = await job.read()
      const text = blob && blob.size <= MOST_BYTES ? await textOf(blob, MOST_BYTES) : null
      if (text === null) {
        fail(job, t('upload-too-large', { file: job.name }))
        return
      }
      const match = await this.send(text, nameOf(base(job.name)))
      job.match = match
      job.state = 'in'
    } catch (error) {
      if (error instanceof Refused) {
        const { message, lines } = error.problem
        fail(
          job,
          ...(error.code === 'away' ? [t('trouble-away')] : [message, ...lines.filter((one) => one !== message)]),
        )
        if (error.code === 'away') this.stop()
      } else if (error instanceof ZipFault) fail(job, t(`many-zip-${error.why}`))
      else if (error instanceof DOMException && error.name === 'AbortError') fail(job, t('many-stopped'))
      else if (error instanceof TypeError || error instanceof DOMException)
        fail(job, t('upload-damaged', { file: job.name }))
      else throw error
    }
  }

  /** Send a record; again for a while where the server has too much to do. The id of the match. */
  private async send(text: string, name: string): Promise<string> {
    const { signal } = this.ending
    for (let tried = 1; ; tried++) {
      try {
        const body = await packed(text, name, false)
        let read = false
        const sending = new AbortController()
        // what the server has whole already comes in
        signal.addEventListener('abort', () => {
          if (!read) sending.abort()
        })
        const sent = (share: number): void => {
          read = share >= 1
        }
        return (await api.upload(body, settings.language, sent, sending.signal)).id
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'busy' || tried === TRIES || signal.aborted) throw error
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
  }
}

function fail(job: Job, ...why: string[]): void {
  job.state = 'not'
  job.why = why
}

/** The last part of a path. */
function base(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}

/** What is to be brought in of a file: itself, or all that it holds. */
async function jobsIn(file: File): Promise<Job[]> {
  const one = (name: string, read: Job['read'], state: Fate['state'] = 'waits', why: string[] = []): Job => ({
    ...{ name, read, state, why },
    match: '',
  })
  const itself = (): Promise<Blob> => Promise.resolve(file)
  try {
    if (!(await isZip(file))) return [one(file.name, itself)]
    const held = (await filesIn(file)).filter((part) => !part.name.startsWith('__MACOSX/'))
    if (!held.length) return [one(file.name, itself, 'not', [t('many-zip-empty')])]
    return held.map((part) =>
      KNOWN.test(part.name)
        ? one(part.name, () => part.read(MOST_BYTES))
        : one(part.name, itself, 'left', [t('many-no-record')]),
    )
  } catch (error) {
    if (error instanceof ZipFault) return [one(file.name, itself, 'not', [t(`many-zip-${error.why}`)])]
    // a folder was dropped, or the file has gone meanwhile
    if (error instanceof DOMException) return [one(file.name, itself, 'not', [t('many-unreadable')])]
    throw error
  }
}
