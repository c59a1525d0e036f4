/** What the search asks the factory; its interface is loaded with the first question. */
export { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
export { getInitCodeHash } from '@slipway/sdk/token/evm/get-init-code-hash'
export { readClient } from '../../shell/read-client.ts'
