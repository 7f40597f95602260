import { beforeEach, describe, expect, it } from 'vitest'
import { acted, MatchLog, newsOf, NOTHING_SEEN, shortened } from '../../src/pages/play/matchLog.svelte'
import { group, highlights, numbered, obvious, shared, sought } from '../../src/pages/play/grouping'
import { actOf, placeOf } from '../../src/pages/play/keys'
import { changes, chapters, headingText, turns } from '../../src/pages/play/chapters'
import { choice, line, scene } from './fixture'

const march = (n: number) => choice(`march:${n}`, { text: `March to ${n} (Thracia)`, space: n })

describe('grouping', () => {
  it('keeps what points at nothing apart, and gives many of a kind a heading', () => {
    const { plain, groups } = group([choice('done'), march(3243), march(3244), march(3345), march(3446)])
    expect(plain.map((one) => one.id)).toEqual(['done'])
    expect(groups).toHaveLength(1)
    expect(groups[0]?.heading).toBe('March to …')
    expect(groups[0]?.items.map((item) => item.short)).toEqual([
      '3243 (Thracia)',
      '3244 (Thracia)',
      '3345 (Thracia)',
      '3446 (Thracia)',
    ])
  })

  it('finds the verb at the end where the language puts it there', () => {
    const place = (n: number, region: string) => choice(`place:${n}`, { text: `${n}(${region})に配置する` })
    const { groups } = group([
      place(3243, 'アルメニア'),
      place(3244, 'アルメニア'),
      place(3345, 'トラキア'),
      place(3446, 'トラキア'),
    ])
    expect(groups[0]?.heading).toBe('…に配置する')
    expect(groups[0]?.items[0]?.short).toBe('3243(アルメニア)')
  })

  it('leaves few as they are', () => {
    const { groups } = group([march(1), march(2)])
    expect(groups[0]).toMatchObject({ heading: '', items: [{ short: 'March to 1 (Thracia)' }, {}] })
  })

  it('puts long lists last', () => {
    const many = Array.from({ length: 30 }, (_, n) => march(1000 + n))
    expect(group([...many, choice('attack:7')]).groups.map((one) => one.key)).toEqual(['attack', 'march'])
  })

  it('never cuts a word, a number or a bracket', () => {
    expect(shared(['Levy: garrison', 'Levy: guard'])).toEqual(['Levy: ', ''])
    expect(shared(['To 12', 'To 123'])).toEqual(['To ', ''])
    expect(shared(['In (north)', 'In (south)'])).toEqual(['In ', ''])
    expect(shared(['same', 'same'])).toEqual(['', ''])
    expect(shared(['A', 'B'])).toEqual(['', ''])
  })

  it.each([
    [
      ['ファルヌケスが移動する', 'メネデモスが移動する', 'アンドロマコスが移動する', 'カラノスが移動する'],
      '〜が移動する',
      ['ファルヌケス', 'メネデモス', 'アンドロマコス', 'カラノス'],
    ],
    [
      ['第1戦象を移動させる', '第2戦象を移動させる', '第3戦象を移動させる', '第10戦象を移動させる'],
      '〜を移動させる',
      ['第1戦象', '第2戦象', '第3戦象', '第10戦象'],
    ],
    [
      ['コリントス重装歩兵を選ぶ', 'コイノスのファランクスを選ぶ', 'コイラノスの騎兵を選ぶ', 'コルキス弓兵を選ぶ'],
      '〜を選ぶ',
      ['コリントス重装歩兵', 'コイノスのファランクス', 'コイラノスの騎兵', 'コルキス弓兵'],
    ],
    [
      ['アテネ艦隊 Iを加える', 'アテネ重装歩兵 Iを加える', 'アテネ艦隊 IIを加える', 'アテネ弓兵を加える'],
      '〜を加える',
      ['アテネ艦隊 I', 'アテネ重装歩兵 I', 'アテネ艦隊 II', 'アテネ弓兵'],
    ],
    [
      ['親衛艦隊1を外す', '親衛守備隊1を外す', '親衛野戦軍2を外す', '親衛騎兵を外す'],
      '〜を外す',
      ['親衛艦隊1', '親衛守備隊1', '親衛野戦軍2', '親衛騎兵'],
    ],
    [
      ['トラキアに課税する(7SP)', 'アシアナに課税する(6SP)', 'ポンティカに課税する(7SP)', 'エジプトに課税する(11SP)'],
      '〜に課税する',
      ['トラキア(7SP)', 'アシアナ(6SP)', 'ポンティカ(7SP)', 'エジプト(11SP)'],
    ],
  ])('cuts no Japanese name: %j', (texts, heading, shorts) => {
    const all = texts.map((text, n) => choice(`go:${n}`, { text }))
    const { groups } = group(all, '〜')
    expect(groups[0]?.heading).toBe(heading)
    expect(groups[0]?.items.map((item) => item.short)).toEqual(shorts)
  })

  it('numbers in the order in which it shows', () => {
    expect(numbered(group([march(1), march(2), choice('done')])).map((one) => one.id)).toEqual([
      'done',
      'march:1',
      'march:2',
    ])
  })

  it('knows what Enter does', () => {
    expect(obvious([march(1)])?.id).toBe('march:1')
    expect(obvious([march(1), march(2), choice('done')])?.id).toBe('done')
    expect(obvious([choice('yes'), choice('no')])).toBeNull()
    expect(obvious([march(1), march(2)])).toBeNull()
  })

  it('lights what can be pointed at', () => {
    expect(highlights([choice('done'), march(5), choice('take:x', { region: 'x' })]).map((one) => one.choice)).toEqual([
      'march:5',
      'take:x',
    ])
  })

  it('narrows by every word', () => {
    const items = group([march(10), march(20), march(30), march(40)]).groups[0]?.items ?? []
    expect(sought(items, 'thracia 20').map((item) => item.choice.id)).toEqual(['march:20'])
    expect(sought(items, ' ')).toHaveLength(4)
  })
})

describe('keys', () => {
  const press = (key: string, more = {}) => ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    isComposing: false,
    ...more,
  })

  it('do one thing each on the page', () => {
    expect(actOf(press('3'), 'page')).toEqual({ do: 'choose', index: 2 })
    expect(actOf(press('U'), 'page')).toEqual({ do: 'undo' })
    expect(actOf(press(' '), 'page')).toEqual({ do: 'playPause' })
    expect(actOf(press('Enter'), 'page')).toEqual({ do: 'obvious' })
    expect(actOf(press('ArrowLeft'), 'page')).toEqual({ do: 'back' })
    expect(actOf(press('?'), 'page')).toEqual({ do: 'keys' })
    expect(actOf(press('x'), 'page')).toBeNull()
  })

  it('belong to whoever is writing', () => {
    expect(actOf(press('u'), 'text')).toBeNull()
    expect(actOf(press('1'), 'text')).toBeNull()
    expect(actOf(press('Escape'), 'text')).toEqual({ do: 'close' })
    expect(actOf(press('u', { isComposing: true }), 'page')).toBeNull()
    expect(actOf(press('l', { ctrlKey: true }), 'page')).toBeNull()
  })

  it('leave a button its Enter, and the board and a slider their arrows', () => {
    expect(actOf(press('Enter'), 'button')).toBeNull()
    expect(actOf(press(' '), 'button')).toBeNull()
    expect(actOf(press('ArrowLeft'), 'board')).toBeNull()
    expect(actOf(press('ArrowLeft'), 'arrows')).toBeNull()
    expect(actOf(press('Enter'), 'board')).toEqual({ do: 'obvious' })
    expect(actOf(press('2'), 'button')).toEqual({ do: 'choose', index: 1 })
  })

  it('look where the focus is', () => {
    const place = (html: string): string => {
      document.body.innerHTML = html
      return placeOf(document.querySelector('.me'))
    }
    expect(place('<input class="me" type="search">')).toBe('text')
    expect(place('<input class="me" type="range">')).toBe('arrows')
    expect(place('<button><i class="me"></i></button>')).toBe('button')
    expect(place('<div role="application"><canvas class="me"></canvas></div>')).toBe('board')
    expect(place('<div role="application"><button class="me"></button></div>')).toBe('arrows')
    expect(place('<p class="me"></p>')).toBe('page')
    expect(placeOf(null)).toBe('page')
  })
})

describe('the log', () => {
  const phase = (n: number, text: string, heading = 2) => line(n, text, { heading })

  it('is cut into turns and phases, and an empty phase is left out', () => {
    const all = chapters([
      line(1, 'before'),
      phase(2, 'Turn 1.', 1),
      phase(2, 'Tax.'),
      phase(2, 'Levy.'),
      line(3),
      line(4),
    ])
    expect(all.map((one) => one.head?.text ?? '')).toEqual(['', 'Turn 1.', 'Levy.'])
    expect(all.at(-1)?.lines).toHaveLength(2)
    const war = turns(all)
    expect(war.map((one) => [one.first, one.last])).toEqual([
      [1, 1],
      [2, 4],
    ])
  })

  it('says the same only once, but never across a border or without its die', () => {
    const drawn = (n: number) => line(n, 'draws')
    expect(chapters([drawn(1), drawn(1), drawn(2)])[0]?.lines).toMatchObject([{ times: 3 }])
    expect(chapters([drawn(1), drawn(2)], (a, b) => a === 1 && b === 2)[0]?.lines).toHaveLength(2)
    const rolled = (n: number) => line(n, 'rolls', { faces: [n] })
    expect(chapters([rolled(1), rolled(2)])[0]?.lines).toHaveLength(2)
  })

  it('passes over details that are no words', () => {
    expect(chapters([line(1, ''), line(2, '')])).toEqual([])
  })

  it('heads without a full stop', () => {
    expect(headingText(line(1, 'Turn 1 begins.'))).toBe('Turn 1 begins')
    expect(headingText(line(1, '第1ターン開始。'))).toBe('第1ターン開始')
  })
})

describe('what changed', () => {
  it('is who moved, came and went, and which region has another holder', () => {
    const before = scene(1)
    const piece = before.pieces[0]!
    before.pieces.push({ ...piece, id: 'gone', space: 4 }, { ...piece, id: 'new', space: -1 })
    before.control = { a: 0, b: 1 }
    const now = scene(2)
    now.pieces.push({ ...piece, id: 'new', space: 5 })
    now.control = { a: 1, b: 1 }
    const found = changes(before, now)
    expect(found.moved.map((one) => one.id)).toEqual(['p'])
    expect(found.come.map((one) => one.id)).toEqual(['new'])
    expect(found.gone.map((one) => one.id)).toEqual(['gone'])
    expect(found.regions).toEqual([{ region: 'a', before: 0, now: 1 }])
  })
})

describe('where the news begins and ends', () => {
  beforeEach(() => localStorage.clear())

  it('is after the own last act; while one acts, where others began and left off', () => {
    let seen = NOTHING_SEEN
    seen = acted(seen, 0, 1)
    seen = acted(seen, 1, 2)
    expect(newsOf(seen, 2).from).toBe(0)
    expect(newsOf(seen, 9)).toEqual({ from: 2, to: 9 })
    seen = acted(seen, 9, 10)
    expect(newsOf(seen, 10)).toEqual({ from: 2, to: 9 })
    seen = acted(seen, 10, 11)
    expect(newsOf(seen, 11)).toEqual({ from: 2, to: 9 })
    expect(newsOf(seen, 20)).toEqual({ from: 11, to: 20 })
    expect(newsOf(shortened(seen, 5), 5)).toEqual({ from: 2, to: 5 })
  })

  it('is remembered for each side of each match', () => {
    const log = new MatchLog('m', () => Promise.reject(new Error('nothing is asked for')))
    log.open('red', [], 5)
    log.acted(1, 2)
    log.acted(4, 5)
    const again = new MatchLog('m', () => Promise.reject(new Error('nothing is asked for')))
    again.open('red', [], 9)
    expect(again.seen).toEqual({ own: 5, since: 2, until: 4 })
    again.open('blue', [], 9)
    expect(again.seen).toEqual(NOTHING_SEEN)
    again.open('red', [], 2)
    expect(again.seen.own).toBe(2)
  })
})
