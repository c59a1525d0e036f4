/** Reads a token of the platform: `node read-token.ts 0x…`. */
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { chain, client } from './connect.ts'

const reading = readAddress(process.argv[2] ?? '')
if (!reading.ok) throw new Error(reading.code)
const token = await getToken(client, getTokenContracts(chain), { address: reading.address })
const supply = formatUnits(token.totalSupply, token.decimals)
process.stdout.write(`${JSON.stringify({ name: token.name, symbol: token.symbol, supply })}\n`)
