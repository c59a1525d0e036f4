import { encodePacked, keccak256, zeroAddress } from 'viem'

/**
 * What an attestation of a badge says, in the words of EAS. The contract is its recipient and the badge's end its
 * expiration, so neither is said twice. Never changed: another text is another schema, and old attestations would
 * no longer be read.
 */
export const attestationSchema =
  'bytes32 codeHash, address owner, string taxes, string kind, string issuer, string scope, string report'

/** No contract decides about attestations; who made one, and what it says, is judged by whoever reads it. */
export const attestationResolver = zeroAddress

/** UID of the schema on every network: SchemaRegistry.sol, `_getUID`. */
export const attestationSchemaUid = keccak256(
  encodePacked(['string', 'address', 'bool'], [attestationSchema, attestationResolver, true]),
)
