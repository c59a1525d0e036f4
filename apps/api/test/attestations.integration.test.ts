import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { deployAttestations } from '@slipway/devnet/attestations/deploy-attestations'
import { type LocalChain, startChain } from '@slipway/devnet/chain/start-chain'
import { easAbi } from '@slipway/sdk/badges/attestation/attestation-abi'
import { attestationSchemaUid } from '@slipway/sdk/badges/attestation/attestation-schema'
import type { AttestedBadge } from '@slipway/sdk/badges/attestation/attested-badge'
import { buildAttestation } from '@slipway/sdk/badges/attestation/build-attestation'
import { buildRevocation } from '@slipway/sdk/badges/attestation/build-revocation'
import { buildSchemaRegistration } from '@slipway/sdk/badges/attestation/build-schema-registration'
import { checkAttestation } from '@slipway/sdk/badges/attestation/check-attestation'
import { getAttestation } from '@slipway/sdk/badges/attestation/get-attestation'
import { getRegisteredSchema } from '@slipway/sdk/badges/attestation/get-registered-schema'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { type Hex, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAttestationService } from '../src/badges/attestation-service.ts'
import { type BadgeSite, openBadgeSite } from './badge-site.ts'

const { attestations: contracts } = getEvmChain('local')
if (!contracts) throw new Error('The local chain has no attestation service.')
const { eas, schemaRegistry } = contracts

describe('attestations of badges, on the real EAS', () => {
  let node: LocalChain
  let site: BadgeSite
  /** The operator's wallet, and one that nobody named. */
  let attester: DeployClient
  let stranger: DeployClient

  beforeAll(async () => {
    // The network that the seeded presales are on, with a local node and the service of local chains.
    const bsc = getEvmChain('bsc')
    node = await startChain({ chainId: bsc.chainId, port: 18_604 })
    const chain = { ...withLocalRpc(bsc, node.rpcUrl), attestations: contracts }
    const clientOf = (index: number) =>
      createDeployClient({ chain, account: getDevelopmentAccount(index), rpcUrl: node.rpcUrl })
    await deployAttestations({ client: clientOf(0) })
    attester = clientOf(1)
    stranger = clientOf(2)
    site = await openBadgeSite(makeAttestationService([chain]))
    expect(await getRegisteredSchema(attester, schemaRegistry)).toBeUndefined()
    await send(attester, buildSchemaRegistration(schemaRegistry))
  })
  afterAll(async () => {
    await site?.close()
    await node?.stop()
  })

  async function send(wallet: DeployClient, { to, data, valueWei }: UnsignedTransaction) {
    const hash = await wallet.sendTransaction({ to, data, value: valueWei })
    const receipt = await wallet.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error('The transaction was reverted.')
    return receipt
  }
  /** Attests what somebody says of a badge. @returns its UID */
  async function attest(badge: AttestedBadge, wallet = attester): Promise<Hex> {
    const { logs } = await send(wallet, buildAttestation(eas, badge))
    const [event] = parseEventLogs({ abi: easAbi, eventName: 'Attested', logs })
    if (!event) throw new Error('Nothing was attested.')
    return event.args.uid
  }
  const name = (token: string, address: string) =>
    site.send('POST', '/operator/attesters', { token, body: { address, name: 'Harbour desk' } })
  const record = (id: string, token: string, uid: string) =>
    site.send('POST', `/operator/badges/${id}/attestation`, { token, body: { uid } })
  /** A presale with a badge, and its badge as everybody reads it. */
  async function granted() {
    const presale = await site.granted()
    const token = presale.operator
    await name(token, attester.account.address)
    const [badge] = (await site.badgesOf(presale.address)).badges
    return {
      ...presale,
      badge: badge as AttestedBadge & { state: string; attestation: object | null },
    }
  }
  const badgeOf = async (address: string) => (await site.badgesOf(address)).badges[0]
  const faultsOf = (answer: { json?: { error?: { details?: { faults?: string[] } } } }) =>
    answer.json?.error?.details?.faults
  const codeOf = (answer: { json?: { error?: { code?: string } } }) => answer.json?.error?.code

  it('the registry gives the schema the UID that the SDK reckons', async () => {
    expect(await getRegisteredSchema(stranger, schemaRegistry)).toMatch(/^bytes32 codeHash, /)
    const { attesters, ...facts } = (await site.send('GET', '/badge-attesters')).json
    expect(facts).toMatchObject({
      schemaUid: attestationSchemaUid,
      networks: [{ chainId: 56, shortname: 'bsc', eas, schemaRegistry }],
    })
    expect(attesters).toEqual([])
  })

  it('one is recorded that says what the badge says, and anybody can check it without us', async () => {
    const { badge, id, operator, address } = await granted()
    expect(badge.attestation).toBeNull()
    const uid = await attest(badge)
    expect((await record(id, operator, uid)).status).toBe(200)
    const shown = await badgeOf(address)
    expect(shown.attestation).toMatchObject({
      chainId: 56,
      uid,
      attester: attester.account.address,
      revokedAt: null,
    })
    const { trail } = await site.badgesOf(address)
    expect(trail.at(-1)).toMatchObject({ badge: id, act: 'attested' })
    // With what is public alone, from the network's own node.
    const { attesters } = (await site.send('GET', '/badge-attesters')).json
    const trusted = attesters.map((one: { address: Hex }) => one.address)
    const found = await getAttestation(stranger, eas, uid)
    expect(checkAttestation(shown, found, trusted)).toEqual([])
    expect(codeOf(await record(id, operator, uid))).toBe('ATTESTATION_RECORDED')
  })

  it('a forged one is refused, whatever is forged, and nothing is kept of it', async () => {
    const { badge, id, operator, address } = await granted()
    const { boundTo } = badge
    const refuse = async (uid: Hex, faults: readonly string[]) => {
      const answer = await record(id, operator, uid)
      expect(codeOf(answer)).toBe('ATTESTATION_WRONG')
      expect(answer.status).toBe(422)
      expect(faultsOf(answer)).toEqual(faults)
    }
    await refuse(await attest(badge, stranger), ['attester'])
    const code = { ...badge, boundTo: { ...boundTo, codeHash: `0x${'c1'.repeat(32)}` } }
    await refuse(await attest(code), ['codeHash'])
    const owned = { ...badge, boundTo: { ...boundTo, owner: stranger.account.address } }
    await refuse(await attest(owned), ['owner'])
    await refuse(await attest({ ...badge, expiresAt: badge.expiresAt + 1 }), ['expiry'])
    await refuse(await attest({ ...badge, address: stranger.account.address }), ['recipient'])
    await refuse(await attest({ ...badge, kind: 'audit' }), ['kind'])
    await refuse(await attest({ ...badge, scope: 'Everything was checked.' }), ['scope'])
    await refuse(`0x${'ab'.repeat(32)}`, ['missing'])
    const revoked = await attest(badge)
    await send(attester, buildRevocation(eas, revoked))
    await refuse(revoked, ['revoked'])
    expect((await badgeOf(address)).attestation).toBeNull()
  })

  it('one that is revoked is noted by the server, once, and makes room for the next', async () => {
    const { badge, id, operator, address } = await granted()
    const uid = await attest(badge)
    await record(id, operator, uid)
    await site.compareAttestations()
    expect((await badgeOf(address)).attestation.revokedAt).toBeNull()
    await expect(send(stranger, buildRevocation(eas, uid))).rejects.toThrow()
    await send(attester, buildRevocation(eas, uid))
    await site.compareAttestations()
    await site.compareAttestations()
    const found = await getAttestation(stranger, eas, uid)
    expect((await badgeOf(address)).attestation.revokedAt).toBe(found?.revocationTime)
    const { trail } = await site.badgesOf(address)
    const noted = trail.filter(({ act }: { act: string }) => act === 'attestationRevoked')
    expect(noted).toHaveLength(1)
    const next = await attest(badge)
    expect((await record(id, operator, next)).status).toBe(200)
    expect((await badgeOf(address)).attestation).toMatchObject({ uid: next, revokedAt: null })
  })

  it('nothing is recorded for a badge that ended; what stands comes first in the queue', async () => {
    const { badge, id, operator } = await granted()
    await record(id, operator, await attest(badge))
    await site.granted()
    const withdraw = { token: operator, body: { note: 'The report was withdrawn.' } }
    await site.send('POST', `/operator/badges/${id}/withdraw`, withdraw)
    const queue = (await site.send('GET', '/operator/badges?state=granted', { token: operator }))
      .json
    expect(queue.items[0]).toMatchObject({
      id,
      badge: { state: 'withdrawn', attestation: { revokedAt: null } },
    })
    expect(codeOf(await record(id, operator, await attest(badge)))).toBe('BADGE_STATE_WRONG')
  })

  it('attesters are named and removed by the operator alone, and everybody reads both', async () => {
    const { operator, token, badge, id } = await granted()
    const { address } = attester.account
    expect(codeOf(await name(token, address))).toBe('UNAUTHORIZED')
    expect(codeOf(await record(id, token, await attest(badge)))).toBe('UNAUTHORIZED')
    const wrong = { address: 'nobody', name: '' }
    const refused = await site.send('POST', '/operator/attesters', { token: operator, body: wrong })
    expect(refused.json.error.details.map(({ issue }: { issue: string }) => issue)).toEqual([
      'Badge_AttesterWrong',
      'Badge_AttesterNameWrong',
    ])
    const removal = `/operator/attesters/${address}/remove`
    expect(codeOf(await site.send('POST', removal, { token }))).toBe('UNAUTHORIZED')
    expect((await site.send('POST', removal, { token: operator })).status).toBe(200)
    expect(codeOf(await site.send('POST', removal, { token: operator }))).toBe('ATTESTER_NOT_FOUND')
    const { attesters } = (await site.send('GET', '/badge-attesters')).json
    expect(attesters).toMatchObject([
      { address, name: 'Harbour desk', removedAt: expect.any(Number) },
    ])
    expect(faultsOf(await record(id, operator, await attest(badge)))).toEqual(['attester'])
  })

  it('a network without the service, and one whose node is away, are told apart', async () => {
    const { id, operator, badge } = await granted()
    const uid = await attest(badge)
    await site.pool.query('UPDATE app.badge SET chain_id = 97 WHERE id = $1', [id])
    expect(codeOf(await record(id, operator, uid))).toBe('ATTESTATION_NOT_OFFERED')
    await site.pool.query('UPDATE app.badge SET chain_id = 56 WHERE id = $1', [id])
    await node.stop()
    expect(codeOf(await record(id, operator, uid))).toBe('ATTESTATION_UNAVAILABLE')
  })
})
