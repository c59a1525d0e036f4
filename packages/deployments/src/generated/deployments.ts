// Written by "npm run generate".
import type { ChainDeployments } from '../types.ts'

export const recordedDeployments: readonly ChainDeployments[] = [
  {
    "chainId": 31337,
    "shortname": "local",
    "deployments": [
      {
        "version": "v1",
        "contracts": {
          "tokenFactory": {
            "address": "0x4f952b1360e56596d69813ca5f50859a5d5e4264",
            "startBlock": 0,
            "codeHash": "0x1363bf579e799a81f8e9bed4df7dc522d30c138f142b330eeeb02784f4f3c95a"
          },
          "tokenDetector": {
            "address": "0x7A795637fa041EdB0E760fc722cd7C265fee0Dde",
            "startBlock": 0,
            "codeHash": "0x1f23cfc3a832686f136b1816b0bf9519e9385bc05ecb4a9f0cafdb6cbf191ee0"
          },
          "standardTokenGenerator": {
            "address": "0xA65D7aCa1515adA264b3E310357bAF7633E5237e",
            "startBlock": 0,
            "codeHash": "0xb8c7348a2245ad58430ed0ea006eb1af89cf5c87bdb963b58a63e5f1f623f2f4"
          }
        }
      }
    ]
  }
]
