// Silhouettes of troops as paths in a box from -0.5 to 0.5 (y down), filled in one ink by the even-odd rule.
import type { Shape } from '../api/types'

export const SYMBOLS: Readonly<Record<string, string>> = {
  // A soldier's oval shield with its boss, and his spear.
  foot:
    'M-.4.02A.24.42 0 1 1 .08.02A.24.42 0 1 1-.4.02ZM-.34.02A.18.35 0 1 0 .02.02A.18.35 0 1 0-.34.02Z' +
    'M-.3.02A.14.3 0 1 1-.02.02A.14.3 0 1 1-.3.02ZM-.23.02A.07.07 0 1 0-.09.02A.07.07 0 1 0-.23.02Z' +
    'M.22.48V-.16H.15L.28-.5L.41-.16H.34V.48Z',
  // Two axes crossed.
  warband:
    'M-.4.4L.16-.3C.1-.36.06-.4.1-.46C.26-.52.44-.4.46-.2C.42-.12.34-.12.26-.2L-.32.46Z' +
    'M.4.4L.04-.05L.1-.13L.32.46ZM-.07-.18L-.16-.3C-.1-.36-.06-.4-.1-.46C-.26-.52-.44-.4-.46-.2C-.42-.12-.34-.12-.26-.2L-.14-.09Z' +
    'M.4.4L.32.46L.02.11L.08.02Z',
  // A horse's head with bridle, as on an old coin.
  horse:
    'M-.36.46C-.36.16-.3-.1-.12-.26L-.1-.48L.04-.34C.14-.32.22-.26.28-.16L.44.06C.46.12.44.18.38.2C.32.22.26.2.22.16L.1.1' +
    'C.04.12 0 .16 0 .22C.02.32.16.36.2.46Z' +
    'M.08-.2A.035.035 0 1 0 .15-.2A.035.035 0 1 0 .08-.2Z' +
    'M-.22.4C-.22.16-.18-.02-.08-.16L-.13-.2C-.26-.04-.3.16-.3.4Z',
  bow:
    'M-.2-.46C.3-.36.3.36-.2.46L-.22.4C.2.3.2-.3-.22-.4ZM-.23-.44H-.19V.44H-.23Z' +
    'M-.42-.03H.28V-.12L.48 0L.28.12V.03H-.42Z',
  // A tower with battlements and a gate.
  fort:
    'M-.38.46V-.1H-.3V-.44H-.16V-.34H-.07V-.44H.07V-.34H.16V-.44H.3V-.1H.38V.46H.11V.22A.11.11 0 0 0-.11.22V.46Z' +
    'M-.16-.2H-.08V-.04H-.16ZM.08-.2H.16V-.04H.08Z',
  // A galley under sail with its oars.
  ship:
    'M-.48.1L-.34.12H.34C.4.1.42.02.48-.04C.48.16.42.3.3.34H-.28C-.4.32-.46.22-.48.1Z' +
    'M-.03-.48H.03V.08H-.03ZM.06-.42C.34-.36.36-.12.3.02C.2-.02.1-.02.06 0ZM-.06-.42C-.26-.34-.3-.12-.26.02C-.18-.02-.1-.02-.06 0Z' +
    'M-.26.38L-.34.48H-.29L-.2.38ZM-.06.38L-.14.48H-.09L0 .38ZM.14.38L.06.48H.11L.2.38Z',
  // A crested helmet.
  leader:
    'M-.42.1C-.46-.26-.22-.5.1-.48C.34-.46.46-.3.46-.1L.38-.12C.34-.26.26-.34.14-.36C.3-.26.34-.12.34.04V.14L.42.26L.34.28V.42' +
    'C.26.46.2.46.14.44L.1.2H-.02C-.06.32-.14.42-.26.46L-.3.4C-.2.28-.16.16-.18 0C-.26.04-.34.08-.42.1Z' +
    'M.08-.02L.24.02V.08H.08Z',
  chariot:
    'M-.06.2A.24.24 0 1 1 .42.2A.24.24 0 1 1-.06.2ZM.01.2A.17.17 0 1 0 .35.2A.17.17 0 1 0 .01.2Z' +
    'M.16.05H.2V.18H.33V.22H.2V.35H.16V.22H.03V.18H.16ZM-.5-.18L-.12-.08H-.06V-.44H.02L.08-.16H.4L.36-.07H-.1L-.5-.1Z',
  elephant:
    'M-.4.44V-.04C-.4-.3-.2-.4.04-.4C.3-.4.46-.26.46-.02V.3C.46.4.38.42.34.36L.36.04L.26.1V.44H.1V.16H-.2V.44Z' +
    'M.22-.14A.04.04 0 1 0 .3-.14A.04.04 0 1 0 .22-.14Z',
  siege:
    'M-.44.28H.34A.1.1 0 1 1 .2.36H-.2A.1.1 0 1 1-.36.36H-.44ZM-.3.24L.02-.14L.28.24H.2L.02 0L-.2.24Z' +
    'M-.36.1L.34-.36L.38-.5L.48-.34L.36-.28L-.32.16Z',
  // Sarissas over a small round shield.
  pike:
    'M-.36.48L-.3-.5L-.24.48ZM-.15.48L-.09-.5L-.03.48ZM.03.48L.09-.5L.15.48ZM.24.48L.3-.5L.36.48Z' +
    'M-.3.16A.3.3 0 1 1 .3.16A.3.3 0 1 1-.3.16ZM-.23.16A.23.23 0 1 0 .23.16A.23.23 0 1 0-.23.16Z' +
    'M-.16.16A.16.16 0 1 1 .16.16A.16.16 0 1 1-.16.16Z',
  // A hoplite's round shield before his spear.
  spear:
    'M.02.48V-.2H-.06L.06-.5L.18-.2H.1V.48Z' +
    'M-.4.08A.32.32 0 1 1 .24.08A.32.32 0 1 1-.4.08ZM-.33.08A.25.25 0 1 0 .17.08A.25.25 0 1 0-.33.08Z' +
    'M-.25.26L-.08-.14L.09.26H-.01L-.08.1L-.15.26ZM.27.48V-.2H.19L.31-.5L.43-.2H.35V.48Z',
  // A crescent shield and two javelins.
  pelta:
    'M-.46-.3C-.46.2-.28.44-.08.44C.12.44.3.2.3-.3C.22.08.06.12-.08.12C-.22.12-.38.08-.46-.3Z' +
    'M.3.46L.36.1L.34-.2H.3L.36-.48L.44-.2H.4L.42.1L.36.46Z',
  // Three javelins in a fan.
  skirmisher:
    'M-.03.48V-.22H-.09L0-.5L.09-.22H.03V.48Z' +
    'M-.12.48L-.33-.13L-.39-.11L-.4-.41L-.21-.18L-.27-.16L-.06.46Z' +
    'M.12.48L.33-.13L.39-.11L.4-.41L.21-.18L.27-.16L.06.46Z',
  // A horse's head under a couched lance.
  lance:
    'M-.5-.2L.22-.44L.2-.5L.48-.48L.3-.28L.26-.36L-.47-.12Z' +
    'M-.36.48C-.36.26-.3.06-.14-.06L-.12-.2L.02-.12C.12-.1.2-.06.26.02L.42.2C.44.26.42.32.36.34C.3.36.24.34.2.3L.08.26' +
    'C.02.28 0 .32.02.38L.1.48ZM.06.02A.035.035 0 1 0 .13.02A.035.035 0 1 0 .06.02Z',
  // A bolt thrower on its stand.
  bolt:
    'M-.5-.06H.26L.24-.16L.5-.02L.24.12L.26.02H-.5Z' +
    'M.02-.46C.24-.3.24.26.02.42L-.04.36C.12.22.12-.26-.04-.4Z' +
    'M-.28.02H-.2L-.06.48H-.14L-.22.22L-.36.48H-.44Z',
  unknown:
    'M-.24-.2C-.24-.38-.14-.48.02-.48C.18-.48.28-.38.28-.24C.28-.1.2-.04.12.04C.08.1.08.12.08.2H-.06C-.06.06-.04 0 .04-.06' +
    'C.1-.12.14-.16.14-.24C.14-.32.1-.36.02-.36C-.06-.36-.1-.3-.1-.2ZM-.06.28H.08V.42H-.06Z',
}

/** Outlines of counters in a box from -0.5 to 0.5: the shape tells the side where colour does not. */
export const SHAPES: Readonly<Record<Shape, string>> = {
  square: 'M-.44-.5H.44A.06.06 0 0 1 .5-.44V.44A.06.06 0 0 1 .44.5H-.44A.06.06 0 0 1-.5.44V-.44A.06.06 0 0 1-.44-.5Z',
  round: 'M-.2-.5H.2A.3.3 0 0 1 .5-.2V.2A.3.3 0 0 1 .2.5H-.2A.3.3 0 0 1-.5.2V-.2A.3.3 0 0 1-.2-.5Z',
  cut: 'M-.33-.5H.33L.5-.33V.33L.33.5H-.33L-.5.33V-.33Z',
  shield: 'M-.5-.5H.5V.24C.5.38.3.44 0 .52C-.3.44-.5.38-.5.24Z',
}

/** Pictures of states, white on their roundels, in a box from -0.5 to 0.5. */
export const MARKS: Readonly<Record<string, { ground: string; path: string }>> = {
  aboard: {
    ground: '#1f5f88',
    path:
      'M-.42-.16C-.28-.34-.14-.34 0-.16S.28.02.42-.16V-.02C.28.16.14.16 0-.02S-.28-.2-.42-.02Z' +
      'M-.42.16C-.28-.02-.14-.02 0 .16S.28.34.42.16V.3C.28.48.14.48 0 .3S-.28.12-.42.3Z',
  },
  rebel: { ground: '#b3261e', path: 'M-.1-.4H.1L.06.14H-.06ZM-.09.24H.09V.4H-.09Z' },
  reduced: { ground: '#4a4038', path: 'M-.34-.1H.34V.1H-.34Z' },
  routed: { ground: '#4a4038', path: 'M-.34-.36L.3 0L-.34.36V.12L-.1 0L-.34-.12Z' },
  spent: { ground: '#4a4038', path: 'M-.3-.36H.3L.08 0L.3.36H-.3L-.08 0Z' },
  rallied: { ground: '#2f6b3a', path: 'M-.3-.42H-.18V.44H-.3ZM-.14-.4L.4-.32L.2-.12L.4.08L-.14.04Z' },
  moved: { ground: '#4a4038', path: 'M-.4-.1H.02V-.32L.42 0L.02.32V.1H-.4Z' },
  low: { ground: '#8a6a1e', path: 'M-.06-.42L.08-.14H.04V.42H-.04V-.14H-.08Z' },
  'no-missiles': {
    ground: '#4a4038',
    path: 'M0-.42L.1-.14H.05V.42H-.05V-.14H-.1ZM-.36-.28L-.28-.36L.36.28L.28.36Z',
  },
  column: { ground: '#1f5f88', path: 'M-.16-.42H.16V-.18H-.16ZM-.16-.12H.16V.12H-.16ZM-.16.18H.16V.42H-.16Z' },
  square: { ground: '#1f5f88', path: 'M-.36-.36H.36V.36H-.36ZM-.2-.2V.2H.2V-.2Z' },
  charge: { ground: '#8a2b12', path: 'M0-.44L.38.1H.16L0-.12L-.16.1H-.38ZM0 0L.38.44H.16L0 .24L-.16.44H-.38Z' },
  'double-depth': { ground: '#1f5f88', path: 'M-.4-.32H.4V-.08H-.4ZM-.4.08H.4V.32H-.4Z' },
  'must-check': { ground: '#b3261e', path: 'M-.36 0L-.24-.12L-.08.06L.26-.34L.38-.22L-.08.3Z' },
  'no-check': {
    ground: '#2f6b3a',
    path: 'M-.36 0L-.24-.12L-.08.06L.26-.34L.38-.22L-.08.3Z',
  },
  finished: { ground: '#4a4038', path: 'M-.3-.3H.3V.3H-.3Z' },
  active: { ground: '#b07a12', path: 'M-.24-.38L.38 0L-.24.38Z' },
  'no-momentum': {
    ground: '#4a4038',
    path: 'M-.34-.3L-.02 0L-.34.3ZM.02-.3L.34 0L.02.3ZM-.4.34L.34-.4L.4-.34L-.34.4Z',
  },
  wounded: { ground: '#b3261e', path: 'M-.11-.4H.11V-.11H.4V.11H.11V.4H-.11V.11H-.4V-.11H-.11Z' },
}

/** A five-pointed star about the origin with radius 0.5. */
export const STAR = 'M0-.5L.12-.16H.48L.19.05L.3.4L0 .19L-.3.4L-.19.05L-.48-.16H-.12Z'

const made = new Map<string, Path2D>()

/** The path object of a path text, made once. */
export function pathOf(text: string): Path2D {
  let path = made.get(text)
  if (!path) {
    path = new Path2D(text)
    made.set(text, path)
  }
  return path
}
