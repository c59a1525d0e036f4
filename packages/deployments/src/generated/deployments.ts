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
          "taxedAnnex": {
            "address": "0xFd30a898da770065A3c495325714996a2f0aD588",
            "startBlock": 0,
            "codeHash": "0x562965cbaf04eace252f6239be558965aa186a127d000bf2a14538f0c5598a58"
          },
          "platformRegistry": {
            "address": "0xdD89bF3E963D44e8F86b845d8fFC41B4977cDd89",
            "startBlock": 0,
            "codeHash": "0xc9bdec9b94e71636b72051594595a80006ef5a7e49473daebaed7008852b5268"
          },
          "tokenFactory": {
            "address": "0x29D209b68AcBA7922b2bcf9660A3789efE535d77",
            "startBlock": 0,
            "codeHash": "0xf1aca1f0e062c54ed7d8a4bc259ba3a3797528ddeeea366c303e9413d1e747f5"
          },
          "tokenDetector": {
            "address": "0x30F802Ff4E209C82a01612Ea6CBe054eC06Ea56f",
            "startBlock": 0,
            "codeHash": "0x6a2e1ecad1ebd2f50c4d26d2a5992b5cd04f9e3cfd4fada01fa819b6cb5f5bad"
          },
          "liquidityLocker": {
            "address": "0x542e3459dFEAFCBa76ADeE872AE1C86Edc0A6062",
            "startBlock": 0,
            "codeHash": "0x15b46d065062159e8f9b6f5d03233941f4deb44c0c36267dcd53945b9ddb5526"
          },
          "launchPad": {
            "address": "0xDe86596cE0aBeeeAB2C79754b03Fe7A01cfC4FBf",
            "startBlock": 0,
            "codeHash": "0xce29440724faf1315841dd9099dc16a8539f58023c400ccc25bad1809fa47e10"
          },
          "openingVault": {
            "address": "0xF3B77Ff35a426e357d152A2c887b6FF90E892631",
            "startBlock": 0,
            "codeHash": "0x27e3ee32f197c5e63cab8478e08870f521b8c434d0fa3676cb083a87995af573"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0x36A19CD3eCB211fF8e397eDEE5D9d21a6119bA57",
            "startBlock": 0,
            "codeHash": "0xec91e2332d7dde230edca00f83f72c39965e50cad7758cb35c3af27c9fdc7d51"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x929B3Cf68A7F99d18dade4C5636aC4FF6184b713",
            "startBlock": 0,
            "codeHash": "0xabdfcda22353ad50195af362369a74ce4dde75d6ab0a2605045a48447dd5c3c6"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xE85AC280A2F222A4E1c8622aA386D21e6A2b864a",
            "startBlock": 0,
            "codeHash": "0xabae760a69738486632e6a1fb9fdb2ea725f26419b545810eda3c392ceb59580"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x43fA0a3d92eF11d7c488e83f1bb307D9636eBFA4",
            "startBlock": 0,
            "codeHash": "0xe0d68791b7b8026d370d66b0987422f28ba7f3d3707f0b77b2fbacb60cb97284"
          },
          "referralTokenGenerator": {
            "address": "0xdfe1d4041dD9Ab4A3d68106d676E058BfE4957fD",
            "startBlock": 0,
            "codeHash": "0x81c5ad6473acc8b78185e480c89f0e16ef1c0fe6f0546b53874289eb51a07c2f"
          },
          "selfDividendTokenGenerator": {
            "address": "0x59A0695b4C80e876B66c7f814286c8e12b39E0F0",
            "startBlock": 0,
            "codeHash": "0xe6f2302682e4ce67ba54707e4783af94140672c678b4480d925a9aa5c6795a5e"
          },
          "nftDividendTokenGenerator": {
            "address": "0x15c15D904f98F2f5d564a90354b34BaeF48777DF",
            "startBlock": 0,
            "codeHash": "0x0afeb54b12310dfbc1164305ae2759f4721c6921b13b0712af5c34c36b3119ff"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0xACd09A217E9494C6D4B18E0FC23D1626670EA99d",
            "startBlock": 0,
            "codeHash": "0x34f4013b48863d500555535f4ac6a5374c1cc640bf1983d6e768afc92ac28394"
          }
        }
      }
    ]
  }
]
