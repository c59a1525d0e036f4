import { parseEther } from 'viem'
import { pastPresales } from './past-presales.ts'
import { gifts, listed, offers, ownerAct, purchase, terms } from './presale-actions.ts'
import { type PresaleScenario, privateTerms } from './presale-scenario.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Presales that are going on: running, waiting to be finished, with slots on offer. */
function presentPresales(now: number): PresaleScenario[] {
  const ago = (days: number) => now - Math.round(days * DAY)
  const ahead = (days: number) => now + Math.round(days * DAY)
  return [
    {
      name: 'Lanternfish',
      symbol: 'LANT',
      description: 'Light for nets. Bring a friend: 5 % and 2 % of what they put in.',
      owner: 32,
      createdAt: ago(2),
      terms: {
        ...terms(ago(1), ahead(3)),
        vest: true,
        vestFirst: 5_000n,
        vestCycle: BigInt(7 * DAY),
        vestPercent: 2_500n,
      },
      afterwards: [
        [ago(1.9), ownerAct('openInviter', [[500n, 200n]])],
        [ago(0.9), gifts([33, '3.5'], [34, '2', 33], [35, '1.25', 34])],
        [ago(0.4), gifts([36, '0.8', 33], [37, '2.1'])],
      ],
    },
    {
      name: 'Spindrift',
      symbol: 'SPIN',
      description: 'Fair and already far over its cap.',
      owner: 38,
      createdAt: ago(3),
      terms: {
        ...terms(ago(2), ahead(1)),
        kind: 'fair',
        templateId: 2,
        maxCurrency: parseEther('25'),
      },
      afterwards: [[ago(1.5), gifts([39, '9'], [2, '7'], [4, '6'], [6, '5'])]],
    },
    {
      name: 'Crow’s Nest',
      symbol: 'NEST',
      description: 'For listed wallets only; slots may change hands.',
      owner: 5,
      createdAt: ago(2.5),
      terms: { ...privateTerms, ...terms(ago(0.5), ahead(4)), enableWhiteTransfer: true },
      afterwards: [
        [ago(2.4), listed(1, [7, 8, 9, 10, 11])],
        [ago(2.3), listed(2, [13, 14])],
        [ago(1), offers([8, '0.12', ahead(3)], [9, '0.2', ahead(3.5)], [13, '0.03', ahead(2)])],
        [ago(0.8), purchase(15, 8, '0.12')],
        [ago(0.4), gifts([7, '4'], [15, '2'])],
      ],
    },
    {
      name: 'Ballast',
      symbol: 'BLST',
      description: 'Over, full enough, and waiting to be finished by its owner.',
      owner: 16,
      createdAt: ago(4),
      terms: terms(ago(3), ago(0.5)),
      afterwards: [[ago(2), gifts([17, '7'], [19, '5'], [20, '3'])]],
    },
  ]
}

/** Presales that are still to come. @param now unix seconds of their creation */
export function comingPresales(now: number): PresaleScenario[] {
  const ahead = (days: number) => now + Math.round(days * DAY)
  return [
    {
      name: 'Northern Star',
      symbol: 'NORD',
      description: 'Two tiers, then everybody.',
      owner: 21,
      createdAt: now,
      terms: {
        ...terms(ahead(1.5), ahead(4)),
        useWhiteList: 1n,
        t1Block: 3_600n,
        t2Block: 7_200n,
        enableWhiteTransfer: true,
      },
      afterwards: [
        [now + 60, listed(1, [23, 24, 26])],
        [now + 120, listed(2, [27, 28, 29])],
        [now + 180, offers([23, '0.1', ahead(1.4)], [27, '0.04', ahead(1.5)])],
      ],
    },
    {
      name: 'Open Water',
      symbol: 'OPEN',
      description: 'A fair presale that begins in a few days.',
      owner: 30,
      createdAt: now + 240,
      terms: {
        ...terms(ahead(3), ahead(6)),
        kind: 'fair',
        templateId: 2,
        maxCurrency: parseEther('25'),
      },
      afterwards: [],
    },
  ]
}

/** Presales in every state as of `now`, with all that led there. */
export const presalesUntil = (now: number): PresaleScenario[] => [
  ...pastPresales(now),
  ...presentPresales(now),
  ...comingPresales(now - HOUR),
]
