import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  keccak256,
  toHex,
  zeroHash,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { easAbi } from './attestation-abi.ts'
import { decodeAttestationData, encodeAttestationData } from './attestation-data.ts'
import { attestationFlows } from './attestation-flows.ts'
import { attestationSchema, attestationSchemaUid } from './attestation-schema.ts'
import type { AttestedBadge } from './attested-badge.ts'
import { ATTESTATION_FAULTS, checkAttestation } from './check-attestation.ts'
import type { Attestation } from './get-attestation.ts'

const attester: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const uid = `0x${'ab'.repeat(32)}` as Hex
const badge: AttestedBadge = {
  kind: 'audit',
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  issuer: 'Keel Review',
  scope: 'The code was read line by line, 全部.',
  report: 'https://audits.example/1.pdf',
  expiresAt: 1_900_000_000,
  boundTo: {
    codeHash: `0x${'c0'.repeat(32)}`,
    owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    taxes: '100/200/0',
  },
}
const attestation: Attestation = {
  uid,
  schema: attestationSchemaUid,
  time: 1_800_000_000,
  expirationTime: badge.expiresAt,
  revocationTime: 0,
  recipient: badge.address as Address,
  attester,
  revocable: true,
  data: encodeAttestationData(badge),
}
const check = (change: Partial<Attestation>) =>
  checkAttestation(badge, { ...attestation, ...change }, [stranger, attester])
const saying = (change: Partial<AttestedBadge>) => ({
  data: encodeAttestationData({ ...badge, ...change }),
})
const boundTo = (change: Partial<AttestedBadge['boundTo']>) =>
  saying({ boundTo: { ...badge.boundTo, ...change } })

describe('the schema', () => {
  it('has the UID that the registry’s formula gives', () => {
    // abi.encodePacked(schema, resolver, revocable), byte by byte.
    const packed = `${toHex(attestationSchema)}${'00'.repeat(20)}01` as Hex
    expect(attestationSchemaUid).toBe(keccak256(packed))
    expect(attestationSchemaUid).toBe(
      '0x36997d7de07a188098786867d5f9dd1f924d1eddd80e53e2d4c4a35fe5849852',
    )
  })

  it('reads what it wrote, and nothing out of other bytes', () => {
    expect(decodeAttestationData(encodeAttestationData(badge))).toMatchObject({
      issuer: 'Keel Review',
      taxes: '100/200/0',
    })
    expect(decodeAttestationData('0x1234')).toBeUndefined()
  })
})

describe('an attestation', () => {
  it('matches a badge in every field, and for a contract without taxes or report as well', () => {
    expect(check({})).toEqual([])
    const plain = { ...badge, report: null, boundTo: { ...badge.boundTo, taxes: null } }
    const said = { ...attestation, data: encodeAttestationData(plain) }
    expect(checkAttestation(plain, said, [attester])).toEqual([])
    expect(checkAttestation(badge, said, [attester])).toEqual(['taxes', 'report'])
  })

  const cases: Readonly<Record<string, Partial<Attestation>>> = {
    revoked: { revocationTime: 1 },
    schema: { schema: zeroHash },
    attester: { attester: badge.address as Address },
    recipient: { recipient: stranger },
    expiry: { expirationTime: badge.expiresAt + 1 },
    irrevocable: { revocable: false },
    codeHash: boundTo({ codeHash: `0x${'c1'.repeat(32)}` }),
    owner: boundTo({ owner: stranger }),
    taxes: boundTo({ taxes: '100/201/0' }),
    kind: saying({ kind: 'kyc' }),
    issuer: saying({ issuer: 'keel review' }),
    scope: saying({ scope: 'Everything was checked.' }),
    report: saying({ report: 'https://audits.example/2.pdf' }),
    data: { data: `${attestation.data}00` },
  }
  it.each(Object.entries(cases))('is refused for its %s alone', (fault, change) => {
    expect(check(change)).toEqual([fault])
  })

  it('has a case for every fault', () => {
    expect(['missing', ...Object.keys(cases)]).toEqual([...ATTESTATION_FAULTS])
    expect(checkAttestation(badge, undefined, [attester])).toEqual(['missing'])
  })

  it('names every fault at once, and is nobody’s where nobody is trusted', () => {
    expect(check({ recipient: stranger, expirationTime: 0 })).toEqual(['recipient', 'expiry'])
    expect(checkAttestation(badge, attestation, [])).toEqual(['attester'])
  })
})

describe('the flow', () => {
  const contracts = { eas: stranger, schemaRegistry: attester }
  const context = { chainId: 1, account: attester, results: {} }
  const steps = (needsSchema: boolean) =>
    attestationFlows.attestBadge.steps({ contracts, badge, needsSchema })
  const attested = (change: object) => ({
    logs: [
      {
        address: contracts.eas,
        topics: encodeEventTopics({
          abi: easAbi,
          eventName: 'Attested',
          args: {
            recipient: badge.address as Address,
            attester,
            schemaUID: attestationSchemaUid,
            ...change,
          },
        }),
        data: encodeAbiParameters([{ type: 'bytes32' }], [uid]),
      },
    ],
  })
  const verify = (receipt: object) =>
    steps(false)[0]?.verify({ contracts, badge, needsSchema: false }, receipt as never, context)

  it('registers the schema where it is missing, first', () => {
    expect(steps(true).map(({ id }) => id)).toEqual(['register-schema', 'attest-badge'])
    expect(steps(false).map(({ id }) => id)).toEqual(['attest-badge'])
  })

  it('believes the event of its own signer about its own contract alone', () => {
    expect(verify(attested({}))).toEqual({ uid, attester })
    expect(() => verify(attested({ attester: stranger }))).toThrow('no event Attested')
    expect(() => verify(attested({ recipient: stranger }))).toThrow('no event Attested')
  })
})
