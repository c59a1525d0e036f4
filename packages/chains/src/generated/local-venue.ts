// Written by "npm run generate".
export const localVenue = {
  "wrappedNative": "0x1E58B88F7181757Ce391DaB306D85e7301395e4d",
  "factory": "0x23f17Ea12d86751153349B10e07f69c017bb68AA",
  "router": "0xEB433A624CaceC7fF3538a4B14B95E103c92FcC2",
  "initCodeHash": "0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f",
  "positions": {
    "factory": "0xd13085490d7404beb5ABf6FC64Eaa456B70126a8",
    "router": "0x432ED1a33D5B148CE9837560FBf669c27380c1A9",
    "nftManager": "0xB357A5C1296CbB7C48B56D126a26AC65F00625B4",
    "initCodeHash": "0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54"
  },
  "quoteTokens": [
    {
      "symbol": "USDT",
      "address": "0xc74c7cA4679c0326b9385093712B0002Cad428b1",
      "decimals": 18
    },
    {
      "symbol": "USDC",
      "address": "0x4D347De1ec657912c4afce32bF908cFb17330364",
      "decimals": 6
    }
  ]
} as const
