import { schemaAddress } from './schema-address.ts'
import type { ClearSigningDescriptor } from './types.ts'

/**
 * The one message that the product asks people to sign: an allowance (EIP-2612). Every token has a domain of its own, so
 * that none is named here.
 */
export const permitDescriptor: ClearSigningDescriptor = {
  $schema: schemaAddress,
  context: { $id: 'slipway-permit', eip712: {} },
  metadata: { contractName: 'Allowance' },
  display: {
    formats: {
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': {
        intent: 'Approve tokens',
        fields: [
          {
            path: '#.spender',
            label: 'Spender',
            format: 'addressName',
            params: { types: ['contract'] },
            visible: 'always',
          },
          {
            path: '#.value',
            label: 'Amount at most',
            format: 'tokenAmount',
            params: { tokenPath: '@.to' },
            visible: 'always',
          },
          {
            path: '#.deadline',
            label: 'Valid until',
            format: 'date',
            params: { encoding: 'timestamp' },
            visible: 'always',
          },
          { path: '#.owner', label: 'Owner', visible: 'never' },
          { path: '#.nonce', label: 'Number', visible: 'never' },
        ],
      },
    },
  },
}
