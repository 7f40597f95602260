// A shape for each kind of act, so that colour is never the only sign of what may be done in a place.

/** Paths in a box from -0.5 to 0.5, filled. */
const GLYPHS: Readonly<Record<string, string>> = {
  // Two swords crossed.
  fight:
    'M-.42-.46L-.3-.46L.16.06L.26-.02L.32.04L.24.14L.42.34L.34.42L.14.24L.04.32L-.02.26L.06.16L-.46-.32V-.42Z' +
    'M.42-.46L.3-.46L.06-.19L.14-.1L.46-.42ZM-.1.02L-.16.06L-.26-.02L-.32.04L-.24.14L-.42.34L-.34.42L-.14.24L-.04.32L.02.26L-.06.16L-.02.12Z',
  move: 'M-.12.42V0H-.34L0-.44L.34 0H.12V.42Z',
  hurry: 'M0-.46L.38-.06H.2L0-.26L-.2-.06H-.38ZM0-.06L.38.34H.2L0 .14L-.2.34H-.38Z',
  sail: 'M-.44.14H.44C.38.34.26.42.12.42H-.14C-.3.42-.4.32-.44.14ZM-.03-.46H.04V.08H-.03ZM.09-.42C.34-.26.38-.06.36.06H.09Z',
  add: 'M-.12-.42H.12V-.12H.42V.12H.12V.42H-.12V.12H-.42V-.12H-.12Z',
  // An arrow round upon itself.
  turn: 'M.04-.36A.36.36 0 1 0 .38.12L.2.06A.17.17 0 1 1 .04-.17V0L.44-.26L.04-.5Z',
  back: 'M.38.42V.04C.38-.14.28-.22.12-.22H-.08V-.44L-.44-.1L-.08.24V.02H.08C.14.02.16.06.16.12V.42Z',
  // The enemy is struck: the same cross within a broken ring.
  strike:
    'M-.3-.18L-.18-.3L0-.12L.18-.3L.3-.18L.12 0L.3.18L.18.3L0 .12L-.18.3L-.3.18L-.12 0Z' +
    'M-.46-.06H-.34V.06H-.46ZM.34-.06H.46V.06H.34ZM-.06-.46H.06V-.34H-.06ZM-.06.34H.06V.46H-.06Z',
  remove: 'M-.42-.26L-.26-.42L0-.16L.26-.42L.42-.26L.16 0L.42.26L.26.42L0 .16L-.26.42L-.42.26L-.16 0Z',
  coin: 'M0-.44A.44.44 0 1 1 0 .44A.44.44 0 1 1 0-.44ZM0-.32A.32.32 0 1 0 0 .32A.32.32 0 1 0 0-.32ZM-.06-.2H.06V.2H-.06Z',
  flag: 'M-.34-.46H-.24V.46H-.34ZM-.2-.42L.42-.36L.2-.16L.42.06L-.2.02Z',
  crown: 'M-.42-.28L-.2-.04L0-.42L.2-.04L.42-.28L.34.34H-.34Z',
  fire: 'M-.02-.48C.22-.24.4-.02.36.18C.32.38.16.46 0 .46C-.2.46-.36.34-.36.14C-.36-.02-.26-.1-.22-.24C-.12-.16-.1-.06-.1 0C0-.12.04-.3-.02-.48Z',
  lozenge: 'M0-.46L.38 0L0 .46L-.38 0Z',
  wedge: 'M0-.42L.44.36H-.44Z',
  block: 'M-.34-.34H.34V.34H-.34Z',
  disc: 'M0-.38A.38.38 0 1 1 0 .38A.38.38 0 1 1 0-.38Z',
}

/** Words that verbs are made of, and the shape that each calls for. The first that fits a word of the verb counts. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  [
    'fight',
    /^(attack|assault|fight|battle|charge|combat|challenge|assassinate|storm|besiege|shoot|fire|volley|bolt|harass|return-fire)$/,
  ],
  ['hurry', /^(forced|force|double|rush|run|hasten)$/],
  ['sail', /^(sail|embark|naval|ship|aboard|ferry)$/],
  ['move', /^(march|move|go|advance|enter|ride|step|react|pursue|ashore|redeploy|occupy|follow|exit)$/],
  ['turn', /^(turn|pivot|wheel|reverse|face|facing|column)$/],
  ['back', /^(retreat|withdraw|leave|return|back|evacuate|refuse)$/],
  ['strike', /^(destroy|kill|hit|wound|strike|demolish)$/],
  ['remove', /^(lose|remove|eliminate|disband|discard|drop|take-hit)$/],
  ['fire', /^(pillage|burn|raze|disease|rebel|revolt)$/],
  ['coin', /^(tax|pay|buy|market|forage|supply|sell|gold|heavy)$/],
  ['crown', /^(control|court|take|loyal|neutralise|crown|champion|rule)$/],
  ['flag', /^(army|stack|select|rally|choose|form|action|activate|lead|line|contingent|commander)$/],
  ['add', /^(place|set|build|recruit|levy|gain|put|colonise|unpillage|raise|repair|bring|recover)$/],
]
const OTHERS = ['lozenge', 'wedge', 'block', 'disc']

/** The name of the shape of a verb: by its words, else always the same one of a few plain ones. */
export function glyphOf(verb: string): string {
  // The whole of it first: some say another thing than their first word.
  for (const word of [verb.toLowerCase(), ...verb.toLowerCase().split(/[^a-z]+/)]) {
    const found = WORDS.find(([, pattern]) => pattern.test(word))
    if (found) return found[0]
  }
  const sum = [...verb].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return OTHERS[sum % OTHERS.length]!
}

/** The names of all shapes that stand for certain acts. */
export const GLYPH_NAMES: readonly string[] = WORDS.map(([name]) => name)

export function glyphPath(glyph: string): string {
  return GLYPHS[glyph] ?? GLYPHS['lozenge']!
}

/** Acts against the enemy glow in another colour than the rest: what is done to one's own never looks like a target. */
export function hostile(glyph: string): boolean {
  return glyph === 'fight' || glyph === 'fire' || glyph === 'strike'
}
