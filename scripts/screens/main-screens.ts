import { folderOf } from '../../apps/e2e/src/screens/contact-sheet.ts'

/**
 * Screens that show the same on every run: forms, tools and fixed pages. Lists and details show what other journeys do
 * meanwhile; their pictures are shown beside each other, and nothing is concluded from them.
 */
export const mainScreens: readonly string[] = [
  ...['/token/create', '/token/ipfs', '/nft/create', '/airdrop/create', '/mining/create'],
  ...['/presale/create', '/presale/fair-create', '/presale/private-create'],
  ...['/lock/create', '/lock/token', '/lp/fix', '/tools/address'],
  ...['/kyc/index', '/user/login?redirect=%2Findex', '/user/register', '/user/recover', '/guide'],
  ...['/404', '/exception/403', '/exception/500', '/result/success', '/result/fail'],
  ...['/form/basic', '/form/step', '/form/advanced'],
  ...['token', 'nft', 'lock', 'presale', 'airdrop', 'staking'].map(
    (tool) => `/solana/${tool}/create?network=solana-local`,
  ),
  ...['/solana?network=solana-local', '/solana/multisend?network=solana-local'],
]

const folders = new Set(mainScreens.map(folderOf))

/** Whether a picture is one of a main screen, by the folder that it lies in. */
export const isMainPicture = (picture: string): boolean => folders.has(picture.split('/')[0] ?? '')
