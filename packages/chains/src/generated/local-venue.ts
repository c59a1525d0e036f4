// Written by "npm run generate".
export const localVenue = {
  "wrappedNative": "0x1E58B88F7181757Ce391DaB306D85e7301395e4d",
  "factory": "0x23f17Ea12d86751153349B10e07f69c017bb68AA",
  "router": "0xEB433A624CaceC7fF3538a4B14B95E103c92FcC2",
  "initCodeHash": "0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f",
  "quoteTokens": [
    {
      "symbol": "USDT",
      "address": "0xF043bb918A9AE7Bba84Ea6e45C66b0a22fCBd1b3",
      "decimals": 18
    },
    {
      "symbol": "USDC",
      "address": "0xe4D89fF52955B2725dA263aD894c04d3B6cFCFCd",
      "decimals": 6
    }
  ]
} as const
