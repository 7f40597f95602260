import { describe, expect, it } from 'vitest'
import { fold, pieces, words } from '../../src/lib/search'

describe('fold', () => {
  it('passes over case, width and accents', () => {
    expect(fold('ＺＯＣ Éléments').text).toBe('zoc elements')
  })

  it('keeps the voiced marks of kana', () => {
    expect(fold('ガリア').text).toBe('ガリア')
    expect(fold('ガ').text).not.toBe(fold('カ').text)
  })

  it('knows where each character stood', () => {
    const folded = fold('a㌔b')
    expect(folded.text).toBe('aキロb')
    expect(folded.at).toEqual([0, 1, 1, 2, 3])
  })
})

describe('words', () => {
  it('parts at blanks of either width, each word once', () => {
    expect(words(' Roma　ローマ roma ')).toEqual(['roma', 'ローマ'])
    expect(words('   ')).toEqual([])
  })
})

describe('pieces', () => {
  const show = (text: string, terms: string[], names: string[] = []): string =>
    pieces(text, terms, names)
      .map((piece) => (piece.link ? `<${piece.text}>` : piece.hit ? `[${piece.text}]` : piece.text))
      .join('')

  it('marks every hit and loses no character', () => {
    expect(show('A fleet may fleetly flee.', ['fleet'])).toBe('A [fleet] may fleetly flee.')
    expect(show('支配地域(ＺＯＣ)と支配', ['支配', 'zoc'])).toBe('[支配]地域([ＺＯＣ])と[支配]')
    expect(pieces('', ['a'])).toEqual([])
  })

  it('links clause numbers only where they stand by themselves', () => {
    expect(show('See 17.5 and 17.54a; not 117.5 or 17.51.', [], ['17.5', '17.54a'])).toBe(
      'See <17.5> and <17.54a>; not 117.5 or 17.51.',
    )
    expect(show('As in 4.1.', [], ['4.1'])).toBe('As in <4.1>.')
    expect(show('手順は17.51の判定', [], ['17.51'])).toBe('手順は<17.51>の判定')
  })

  it('lets a hit inside a link be both', () => {
    const made = pieces('see 17.51', ['17'], ['17.51'])
    expect(made.filter((piece) => piece.link === '17.51').map((piece) => [piece.text, piece.hit])).toEqual([
      ['17', true],
      ['.51', false],
    ])
  })
})

describe('however an input method has written a word', () => {
  it.each([
    ['ﾀﾞﾗ', 'ダラ'],
    ['だら', 'ダラ'],
    ['ｄａｒａ', 'Dara'],
    ['１７．７４', '17.74'],
    ['ﾊﾟﾋﾟﾙｽ', 'ぱぴるす'],
  ])('%s finds %s', (typed, meant) => {
    expect(words(typed)).toEqual(words(meant))
    expect(pieces(`(${meant})`, words(typed)).filter((one) => one.hit)).toMatchObject([{ text: meant }])
  })

  it('blanks of any width part words', () => {
    expect(words('コスト\u3000道路  騎兵')).toEqual(words('コスト 道路 騎兵'))
  })
})
