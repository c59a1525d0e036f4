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
            "address": "0xa5526990690D94949445Cf408F42ee51D06bADd4",
            "startBlock": 0,
            "codeHash": "0xf5202c5fd8094b022233209b6249b0459bac53a1eeeb01205c2afd39f88db68b"
          },
          "tokenDetector": {
            "address": "0x8E0a23AF89C8A19b00FB5cb56c1f2ee19B4D5dd5",
            "startBlock": 0,
            "codeHash": "0x5e77e5ac834cddd416d92489f8580d1a0b073411345a547b54f237a91dec8e55"
          },
          "liquidityLocker": {
            "address": "0x3aBF0DAde369D5eb03978B245577bb0E768D19d7",
            "startBlock": 0,
            "codeHash": "0xacb3c2fddc590223e4edd9684f5b8591ba3b0a6ecf72d46a91d81b3312dff005"
          },
          "launchPad": {
            "address": "0xd485c7F552830A5fc2f0f572c99c1f5E84530ADB",
            "startBlock": 0,
            "codeHash": "0x8de6fce991f9bdf9d6d4ca675afe81ada6a39081b493a14b340fff7606775a13"
          },
          "openingVault": {
            "address": "0x3b72E56A1Bd49De66379b04283cd3CDA98B3a0d4",
            "startBlock": 0,
            "codeHash": "0xedb6fa6f054a430b71b37d5b900c91fbe8e597186861ac9c37461cbbb3ed5b80"
          },
          "standardTokenGenerator": {
            "address": "0xabB1d60c6C2c2C2bE1BaD5B234fB992277fEe91A",
            "startBlock": 0,
            "codeHash": "0x9d536825e418885c184b436158dafdc9f2c8dd3529f1bac2b96c67b1fd132797"
          }
        }
      }
    ]
  }
]
