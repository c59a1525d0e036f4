import { presaleAbi } from '@slipway/deployments/abi'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployClaims } from '../chain/deploy-mapping.ts'
import { deployPool, stakeTokens } from '../chain/deploy-pool.ts'
import { chainTime, deployPresale, passTime, settle } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { lockTokens } from '../chain/locks-of-run.ts'

const DAY = 86_400n
const UNIT = 10n ** 18n
const probe = createChainProbe(chain)

/** What somebody left with the platform, on the chain whose clock is moved. */
export interface AbandonedWorld {
  readonly user: PrivateKeyAccount
  readonly failed: Address
  readonly sold: { readonly presale: Address; readonly token: Address }
  readonly locked: Address
  readonly pool: { readonly pool: Address; readonly staked: Address; readonly reward: Address }
  readonly claims: { readonly airdrop: Address; readonly token: Address }
}

async function contribute(account: PrivateKeyAccount, presale: Address, amount: string) {
  const value = parseEther(amount)
  const call = { address: presale, abi: presaleAbi, functionName: 'contribute' } as const
  const hash = await probe.writeContract({
    account,
    ...call,
    args: [value, '0x0000000000000000000000000000000000000000'],
    value,
  })
  await settle(chain, hash)
}

/** Everything that somebody may have left with the platform when its servers went. */
export async function makeAbandonedWorld(): Promise<AbandonedWorld> {
  const [owner, user] = await createFreshAccounts(2)
  if (!owner || !user) throw new Error('Accounts are missing.')
  const sold = await deployPresale(chain, owner)
  const { presale: failed } = await deployPresale(chain, owner)
  await passTime(chain, 620n)
  await contribute(user, sold.presale, '6')
  await contribute(user, failed, '2')
  const locked = await deployToken(chain, user, { name: 'Locked Keel', symbol: 'LKEEL' })
  const now = await chainTime(chain)
  await lockTokens(chain, user, {
    token: locked,
    amount: 5n * UNIT,
    unlockAt: now + DAY / 2n,
    isMigratable: false,
    schedule: { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n },
  })
  const pool = await deployPool(chain, user)
  await stakeTokens(chain, user, pool, 7n * UNIT)
  const token = await deployToken(chain, owner, { name: 'Given Keel', symbol: 'GKEEL' })
  const list = { token, heir: user.address, amount: 3n * UNIT }
  const times = { startTime: now, endTime: now + 30n * DAY }
  const airdrop = await deployClaims(chain, owner, { ...list, ...times })
  // The presales end; the one that sold can be finished by anybody a day later.
  await passTime(chain, 3_700n + DAY)
  return { user, failed, sold, locked, pool, claims: { airdrop, token } }
}
