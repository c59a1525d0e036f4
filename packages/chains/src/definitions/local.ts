import { localVenue } from '../generated/local-venue.ts'
import type { ChainDefinition } from '../types.ts'

/**
 * The chain that `npm start` runs on this machine. It charges fees so that every fee path runs
 * (S-08). The exchange is Uniswap's published bytecode, put by `packages/devnet` at addresses that
 * follow from that bytecode (EIP-1014); its quote tokens are test tokens of template 1.
 */
export const local = {
  chainId: 31337,
  name: 'Local chain',
  nameIn: { 'zh-CN': '本地链' },
  shortname: 'local',
  logo: 'local.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: true,
  hidden: false,
  development: true,
  nativeCurrency: { name: 'Local Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:8545'],
  feeCharging: true,
  creationFees: {
    tokenWei: 2n * 10n ** 16n, // 0.02 ETH
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  // Those of `generated/local-attestations.ts`, which the web's first file holds and no network may wait for.
  attestations: {
    eas: '0x37c252D5417fA49CB02E89A264473cF7212d4b1D',
    schemaRegistry: '0x9EdFA0dc0cC0d8BbDb0E1C045aE25E3ddB2B6CC7',
  },
  // That of `generated/local-names.ts`, for the same reason.
  names: { universalResolver: '0xAAA7849230e1704B5F04F36b3117A2b116e6e5e6' },
  evmVersion: 'prague',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  // A transaction makes a block at once; without any, one comes every five seconds.
  blockTimeSeconds: 5,
  supportsSourcify: false,
  wrappedNative: localVenue.wrappedNative,
  currencies: [
    { name: 'WETH', address: localVenue.wrappedNative, decimals: 18, isWETH: true },
    ...localVenue.quoteTokens.map(({ symbol, address, decimals }) => ({
      name: symbol,
      address,
      decimals,
      isWETH: false,
      // So that amounts in dollars can be seen on a developer's machine.
      isDollar: true as const,
    })),
  ],
  venues: [
    {
      name: 'Uniswap V2',
      kind: 'v2',
      router: localVenue.router,
      factory: localVenue.factory,
      currency: 'WETH',
      initCodeHash: localVenue.initCodeHash,
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
    {
      name: 'Uniswap V3',
      kind: 'v3',
      router: localVenue.positions.router,
      factory: localVenue.positions.factory,
      currency: 'WETH',
      nftManager: localVenue.positions.nftManager,
      initCodeHash: localVenue.positions.initCodeHash,
      routerAbi: 'uniswap-v3',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
