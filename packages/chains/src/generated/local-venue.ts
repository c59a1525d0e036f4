// Written by "npm run generate".
export const localVenue = {
  "wrappedNative": "0x1E58B88F7181757Ce391DaB306D85e7301395e4d",
  "factory": "0x23f17Ea12d86751153349B10e07f69c017bb68AA",
  "router": "0xEB433A624CaceC7fF3538a4B14B95E103c92FcC2",
  "initCodeHash": "0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f",
  "quoteTokens": [
    {
      "symbol": "USDT",
      "address": "0xd50f36d7fD31364979fC6BDf73C235f22Fa9Ae7a",
      "decimals": 18
    },
    {
      "symbol": "USDC",
      "address": "0x74688017c22f3c85CA020200a612690a2AA5b389",
      "decimals": 6
    }
  ]
} as const
