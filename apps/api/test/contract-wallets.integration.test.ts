import type { ApiError } from '@slipway/api-client'
import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { type LocalChain, startChain } from '@slipway/devnet/chain/start-chain'
import { createSafe } from '@slipway/devnet/multisig/create-safe'
import { deploySafeContracts } from '@slipway/devnet/multisig/deploy-safe-contracts'
import { LocalSafe } from '@slipway/devnet/multisig/local-safe'
import { type Address, type Hex, serializeErc6492Signature, size } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountSite, openAccountSite } from './account-site.ts'
import { DEPLOYER, describeSmallWallet } from './small-wallet.ts'

const CHAIN = 31_337
const language = 'en-US'
const owner = privateKeyToAccount(`0x${'51'.repeat(32)}`)
const later = privateKeyToAccount(`0x${'52'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'53'.repeat(32)}`)

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: unknown) => (error as ApiError).code,
  )

describe('wallets that are contracts, on a real chain', () => {
  let node: LocalChain
  let site: AccountSite
  let deploy: (data: Hex) => Promise<unknown>
  /** Published bytecode, two of three owners. */
  let safe: LocalSafe

  beforeAll(async () => {
    node = await startChain({ chainId: CHAIN })
    const { rpcUrl } = node
    site = await openAccountSite(0, { nodes: [{ chainId: CHAIN, rpcUrl }] })
    const chain = withLocalRpc(getEvmChain('local'), rpcUrl)
    const client = createDeployClient({ chain, account: getDevelopmentAccount(0), rpcUrl })
    deploy = async (data) => {
      const hash = await client.sendTransaction({ to: DEPLOYER, data })
      await client.waitForTransactionReceipt({ hash })
    }
    await deploy(describeSmallWallet(owner.address).deployData)
    const contracts = await deploySafeContracts(client)
    const owners = [owner, later, stranger].map(({ address }) => address)
    const address = await createSafe(client, contracts, { owners, threshold: 2 })
    safe = new LocalSafe({ address, threshold: 2, chainId: CHAIN }, client, contracts)
  })
  afterAll(async () => {
    await site?.close()
    await node?.stop()
  })

  /** A text of this site for a wallet, signed by somebody. @param wrap what the wallet makes of the signature */
  async function signedText(
    address: Address,
    by: typeof owner,
    wrap: (signature: Hex) => Hex = (signature) => signature,
  ) {
    const { message } = await site
      .clientFor()
      .makeWalletMessage({ address, chainId: CHAIN, language })
    return { message, signature: wrap(await by.signMessage({ message })) }
  }
  const signIn = async (signed: { message: string; signature: Hex }) => {
    const { token } = await site.clientFor().signInByWallet(signed)
    return site.clientFor(token ?? '')
  }
  const idOf = async (client: ReturnType<AccountSite['clientFor']>) =>
    (await client.getUserInfo()).info.id

  it('sign in by what their contract accepts, each text once, to one account', async () => {
    const { address } = describeSmallWallet(owner.address)
    const signed = await signedText(address, owner)
    const client = await signIn(signed)
    expect((await client.getOwnAccount()).wallets).toMatchObject([{ address }])
    expect(await codeOf(signIn(signed))).toBe('WALLET_MESSAGE_WRONG')
    const again = await signIn(await signedText(address, owner))
    expect(await idOf(again)).toBe(await idOf(client))
    const { rows } = await site.pool.query(
      'SELECT chain_id::int FROM app.account_wallet WHERE address = $1',
      [address.toLowerCase()],
    )
    // It stands for this contract on this network alone.
    expect(rows).toEqual([{ chain_id: CHAIN }])
  })

  it('let nobody in whose signature their contract refuses', async () => {
    const { address } = describeSmallWallet(owner.address)
    expect(await codeOf(signIn(await signedText(address, stranger)))).toBe('WALLET_MESSAGE_WRONG')
    const changed = await signedText(
      address,
      owner,
      (signature) => `${signature.slice(0, -4)}001b` as Hex,
    )
    expect(await codeOf(signIn(changed))).toBe('WALLET_MESSAGE_WRONG')
    expect(await codeOf(signIn({ ...(await signedText(address, owner)), signature: '0x00' }))).toBe(
      'WALLET_MESSAGE_WRONG',
    )
  })

  it('of several owners sign in by as many signatures as they need, and by none once they have signed on chain', async () => {
    const { address } = safe
    const ask = async () => {
      const { message } = await site
        .clientFor()
        .makeWalletMessage({ address, chainId: CHAIN, language })
      return message
    }
    /** A text is spent by whoever tries it. */
    const signBy = async (...owners: (typeof owner)[]) => {
      const message = await ask()
      return { message, signature: await safe.signMessage(message, owners) }
    }
    expect(await codeOf(signIn(await signBy(owner)))).toBe('WALLET_MESSAGE_WRONG')
    const byTwo = await signBy(owner, later)
    expect(size(byTwo.signature)).toBe(130)
    const client = await signIn(byTwo)
    const byThree = await signBy(owner, later, stranger)
    expect(size(byThree.signature)).toBe(195)
    expect(await idOf(await signIn(byThree))).toBe(await idOf(client))

    const unsigned = { message: await ask(), signature: '0x' } as const
    expect(await codeOf(signIn(unsigned))).toBe('WALLET_MESSAGE_WRONG')
    const onChain = await ask()
    const proposal = await safe.proposeMessage(onChain)
    for (const each of [owner, stranger]) await safe.sign(proposal, each)
    await safe.execute(proposal)
    const again = await signIn({ message: onChain, signature: '0x' })
    expect(await idOf(again)).toBe(await idOf(client))
  })

  it('sign in before they are deployed, and to the same account afterwards (ERC-6492)', async () => {
    const { address, deployData } = describeSmallWallet(later.address)
    const wrap = (signature: Hex) =>
      serializeErc6492Signature({ address: DEPLOYER, data: deployData, signature })
    expect(await codeOf(signIn(await signedText(address, stranger, wrap)))).toBe(
      'WALLET_MESSAGE_WRONG',
    )
    const before = await signIn(await signedText(address, later, wrap))
    await deploy(deployData)
    const after = await signIn(await signedText(address, later))
    expect(await idOf(after)).toBe(await idOf(before))
  })

  it('are not claimed at the address of a key, by deploying something else', async () => {
    const { deployData } = describeSmallWallet(stranger.address)
    const wrap = (signature: Hex) =>
      serializeErc6492Signature({ address: DEPLOYER, data: deployData, signature })
    const key = privateKeyToAccount(`0x${'54'.repeat(32)}`)
    expect(await codeOf(signIn(await signedText(key.address, stranger, wrap)))).toBe(
      'WALLET_MESSAGE_WRONG',
    )
  })
})
