// Where what moves now can go on to by several choices: each way as one thing to choose, with the spaces that it passes.
import type { Board, Choice, Language, Preview, Question } from '../../lib/api/types'
import { spaceOf } from '../../lib/spaces'
import { placeName } from './places'

/** A way to choose: the first of its choices is made, and `then` the others. */
export interface MultiStepMove extends Choice {
  first: string
  then: string[]
  /** From where it begins, as far as that is known, to its goal. */
  route: number[]
}

/** The space that the target of a choice names ("step:3022"); -1 where it names none. */
function spaceNamed(names: ReadonlyMap<string, number>, choice: string): number {
  return names.get(choice.slice(choice.indexOf(':') + 1)) ?? -1
}

/** The ways of a question. What can be chosen in a space at once needs no way there. */
export function multiStepMovesOf(
  question: Question | null | undefined,
  board: Board | null,
  language: Language = 'en',
): MultiStepMove[] {
  if (!question?.ways.length || !board) return []
  const offered = new Map(question.choices.map((choice) => [choice.id, choice]))
  const near = new Set(question.choices.map((choice) => choice.space))
  const names = new Map(board.spaces.map((space) => [space.name, space.id]))
  return question.ways.flatMap(({ space, choices, text }, at): MultiStepMove[] => {
    const first = offered.get(choices[0] ?? '')
    if (!first || near.has(space)) return []
    const name = placeName(board, space, language)
    const passed = choices.map((id) => offered.get(id)?.space ?? spaceNamed(names, id))
    const stops = [question.spaces[0] ?? -1, ...passed, space].filter((one) => one >= 0)
    return [
      {
        id: `way/${at}`,
        // However it begins or ends, it is a way to go: all of them are lit as one.
        verb: 'go',
        kind: 'way',
        target: spaceOf(board, space)?.name ?? '',
        // A game says what a way costs; where it leads to is seen on the board, and said to who does not see it.
        text: text.includes(spaceOf(board, space)?.name ?? name) ? text : [name, text].filter(Boolean).join(': '),
        space,
        piece: '',
        region: '',
        track: '',
        facing: null,
        first: first.id,
        then: choices.slice(1),
        route: stops.filter((one, i) => one !== stops[i - 1]),
      },
    ]
  })
}

/** What is shown of a way that is pointed at. */
export function previewOfMove({ text, route }: MultiStepMove): Preview {
  return { title: text, path: route, terms: [], chances: [], cells: [], warning: '' }
}
