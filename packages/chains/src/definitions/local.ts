import type { ChainDefinition } from '../types.ts'

/**
 * The chain that `npm start` runs on this machine. It charges fees so that every fee path runs
 * (S-08). The exchange is Uniswap's published bytecode, put by `packages/devnet` at addresses that
 * follow from that bytecode (EIP-1014).
 */
export const local = {
  chainId: 31337,
  name: 'Local chain',
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
    platformWei: 2n * 10n ** 17n, // 0.2 ETH
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'prague',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  // A transaction makes a block at once; without any, one comes every five seconds.
  blockTimeSeconds: 5,
  supportsSourcify: false,
  wrappedNative: '0x1E58B88F7181757Ce391DaB306D85e7301395e4d',
  currencies: [
    {
      name: 'WETH',
      address: '0x1E58B88F7181757Ce391DaB306D85e7301395e4d',
      decimals: 18,
      isWETH: true,
    },
  ],
  venues: [
    {
      name: 'Uniswap V2',
      kind: 'v2',
      router: '0xEB433A624CaceC7fF3538a4B14B95E103c92FcC2',
      factory: '0x23f17Ea12d86751153349B10e07f69c017bb68AA',
      currency: 'WETH',
      initCodeHash: '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
      routerAbi: 'uniswap-v2',
      confidence: 'first-party',
    },
  ],
} as const satisfies ChainDefinition
