import type { Answers } from './questions.ts'

/** Field colours of the family; each stands out on a light and on a dark page. */
const fields = [
  '#1f7287',
  '#5059a8',
  '#1d8277',
  '#2f8559',
  '#3d6491',
  '#a8741d',
  '#b8562c',
  '#b3425a',
  '#85508f',
  '#6d5bb0',
  '#8a6346',
  '#5b6f80',
]

/** A first mark in the style of the family: bars in the order of the id's binary digits. */
function barsOf(chainId: number): string[] {
  const pattern = (chainId % 62) + 1
  return [0, 1, 2, 3, 4, 5]
    .filter((bit) => (pattern >> bit) & 1)
    .map((bit) => `    <path fill="#f5f0e6" d="M${bit * 4} 0h4v24h-4z"/>`)
}

/**
 * A logo to begin with, distinct for nearly every id. The test of logos says when it is not;
 * ADR 0022 says how to draw a better one.
 */
export function buildLogo(answers: Answers): string {
  const chainId = Number(answers['chain-id'])
  const field = fields[chainId % fields.length]
  const id = `${answers.shortname}-tile`
  const [tile, rim] =
    answers.testnet === 'yes'
      ? ['<circle cx="12" cy="12" r="12"/>', '<circle cx="12" cy="12" r="11.25"']
      : [
          '<rect width="24" height="24" rx="6.5"/>',
          '<rect x=".75" y=".75" width="22.5" height="22.5" rx="5.75"',
        ]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
    `  <title>${answers.name}</title>`,
    `  <clipPath id="${id}">${tile}</clipPath>`,
    `  <g clip-path="url(#${id})">`,
    `    <path fill="${field}" d="M0 0h24v24H0z"/>`,
    ...barsOf(chainId),
    '  </g>',
    `  ${rim} fill="none" stroke="${field}" stroke-width="1.5"/>`,
    '</svg>',
    '',
  ].join('\n')
}
