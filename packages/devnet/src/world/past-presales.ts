import { parseEther } from 'viem'
import {
  eachOf,
  gifts,
  listed,
  offers,
  ownerAct,
  purchase,
  rewarded,
  terms,
} from './presale-actions.ts'
import { type PresaleScenario, privateTerms } from './presale-scenario.ts'

const DAY = 86_400

/** Presales that are over by now: of each kind a finished one, and one of each way to fail. */
export function pastPresales(now: number): PresaleScenario[] {
  const ago = (days: number) => now - Math.round(days * DAY)
  const tiers = { useWhiteList: 1n, t1Block: 7_200n, t2Block: 7_200n, enableWhiteTransfer: true }
  const parts = { vest: true, vestFirst: 2_500n, vestCycle: BigInt(3 * DAY), vestPercent: 2_500n }
  return [
    {
      name: 'Tideline',
      symbol: 'TIDE',
      description:
        'Tide tables for small harbours, kept by those who sail there.\n\n- early wallets first\n- released in four parts',
      owner: 1,
      createdAt: ago(20),
      terms: { ...terms(ago(19), ago(17)), ...tiers, ...parts, burnsUnsold: true },
      afterwards: [
        [ago(19.9), ownerAct('openInviter', [[500n, 200n]])],
        [ago(19.8), listed(1, [2, 3, 4])],
        [ago(19.7), listed(2, [5, 6])],
        [ago(19.6), offers([3, '0.05', ago(19)], [4, '0.08', ago(19.2)])],
        [ago(19.5), purchase(7, 3, '0.05')],
        [ago(18.99), gifts([2, '4'], [7, '2', 2])],
        [ago(18.85), gifts([5, '3', 7])],
        [ago(18.5), gifts([8, '2.5', 7], [9, '1', 2], [10, '1.2'])],
        [ago(18), eachOf([10], 'refund')],
        [ago(17.5), gifts([11, '2.25'])],
        [ago(16.9), ownerAct('finalize')],
        [ago(16.8), eachOf([2, 5, 7, 8], 'claim')],
        [ago(16.5), rewarded(2)],
        [ago(16.4), ownerAct('withdraw')],
        [ago(12), eachOf([2, 7, 9], 'claim')],
      ],
    },
    {
      name: 'Foghorn',
      symbol: 'FOG',
      description: 'A fair start: whoever comes gets a share, and the rest comes back.',
      owner: 12,
      createdAt: ago(14),
      terms: {
        ...terms(ago(13), ago(11)),
        kind: 'fair',
        templateId: 2,
        maxCurrency: parseEther('25'),
      },
      afterwards: [
        [ago(12.9), gifts([13, '9'], [14, '6.5'])],
        [ago(12), gifts([15, '8'], [16, '4'], [17, '3.5'])],
        [ago(10.9), ownerAct('finalize')],
        [ago(10.5), eachOf([13, 15, 16], 'claim')],
        [ago(10), ownerAct('withdraw')],
      ],
    },
    {
      name: 'Keel Works',
      symbol: 'KEEL',
      description: 'A private round for those who built the first hull.',
      owner: 18,
      createdAt: ago(12),
      terms: { ...privateTerms, ...terms(ago(11), ago(9)) },
      afterwards: [
        [ago(11.8), listed(1, [19, 20, 21])],
        [ago(10.8), gifts([19, '6'], [20, '5.5'])],
        [ago(8.9), ownerAct('finalize')],
        [ago(8.8), eachOf([19], 'claim')],
        [ago(5), eachOf([19, 20], 'claim')],
        [ago(4.9), ownerAct('withdraw')],
      ],
    },
    {
      name: 'Low Water',
      symbol: 'LOW',
      description: 'Not enough came together: everybody has their money back for nothing.',
      owner: 22,
      createdAt: ago(9),
      terms: terms(ago(8), ago(6)),
      afterwards: [
        [ago(7.9), gifts([23, '2'], [24, '1.5'])],
        [ago(5.9), eachOf([23], 'refund')],
      ],
    },
    {
      name: 'Turnback',
      symbol: 'TURN',
      description: 'Called off by its owner.',
      owner: 25,
      createdAt: ago(8),
      terms: terms(ago(7), ago(3)),
      afterwards: [
        [ago(6.9), gifts([26, '3'], [27, '2'])],
        [ago(5), ownerAct('cancel')],
        [ago(4.9), eachOf([26], 'refund')],
      ],
    },
    {
      name: 'Becalmed',
      symbol: 'CALM',
      description: 'Full enough, and never finished: its time ran out.',
      owner: 28,
      createdAt: ago(13),
      terms: terms(ago(12), ago(9)),
      afterwards: [[ago(11), gifts([29, '8'], [30, '4'])]],
    },
    {
      name: 'Dry Dock',
      symbol: 'DOCK',
      description: 'Taken back before it began.',
      owner: 31,
      createdAt: ago(4),
      terms: terms(ago(2), ago(1)),
      afterwards: [[ago(3.9), ownerAct('destroy')]],
    },
  ]
}
