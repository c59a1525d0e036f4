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
          "platformRegistry": {
            "address": "0xdD89bF3E963D44e8F86b845d8fFC41B4977cDd89",
            "startBlock": 0,
            "codeHash": "0xc9bdec9b94e71636b72051594595a80006ef5a7e49473daebaed7008852b5268"
          },
          "tokenFactory": {
            "address": "0xdd192b0760641F4Efd7e4A1C2D0a16Bf0a54d4e5",
            "startBlock": 0,
            "codeHash": "0xa88cc3904bcb730eb87f40a69c026dc0be4adb6b49d7210fcf44ee1297aa979a"
          },
          "tokenDetector": {
            "address": "0x4B7a69b340f88811Ff2C1Bc4e9996F85196E63f6",
            "startBlock": 0,
            "codeHash": "0x5214788440bf10654e5b830f986416629b38b8e0b5143d973235c62369c6eddf"
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
