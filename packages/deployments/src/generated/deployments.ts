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
            "address": "0x7EcAa1e9f301e563B0Da890109e25Ec2CAA6e66A",
            "startBlock": 0,
            "codeHash": "0xe8a1529a1b1c847b75f5270531cee98401aa31936f936b8561f7d2b43e7e6f93"
          },
          "platformRegistry": {
            "address": "0xCca43aAA0e77fe9ccDe594022737163a88224F22",
            "startBlock": 0,
            "codeHash": "0xe0b6af5d0baebad19253bc688c6ec5b23c82c65bc4931a737e32d5d2827bb423"
          },
          "tokenFactory": {
            "address": "0x07B7F8482d13bE660Fa8C45562a97a77494f6413",
            "startBlock": 0,
            "codeHash": "0xea61dafc411afd33b3f2348d4aeb72060982ad8216274e6b0802f498608b3bc6"
          },
          "tokenDetector": {
            "address": "0xA49d83D486aB8fe4322bC6a6d06288e874D5Ae8A",
            "startBlock": 0,
            "codeHash": "0xb7a8354d62220a155ebb1535d2261b7be95c5faac12bbfb36e33229d277e9532"
          },
          "liquidityLocker": {
            "address": "0x4034F74edCF2e9a5332a9a0BAeF5299c3e6245b1",
            "startBlock": 0,
            "codeHash": "0xa0bcfbf97b92bf9633bb09608a6fcedd8abc0428d77bf73484be61ee271dc817"
          },
          "lockAnnouncer": {
            "address": "0xe9f5E2a4f4678b47b622D0A320fF13A3C928a54A",
            "startBlock": 0,
            "codeHash": "0xe7a34939c78bc61319c97d6e4234f82c16425e468fe02947db30382cd6f803a0"
          },
          "tokenLocker": {
            "address": "0x054D57DA0bdbA65536DC917C6d38B93837377724",
            "startBlock": 0,
            "codeHash": "0x49b5d01398666d37501182238e58db95cd5d024f982133901273d2c61e3f7d74"
          },
          "nftLocker": {
            "address": "0x5bb076c2b205baB51094454568adfb4738556fBf",
            "startBlock": 0,
            "codeHash": "0x599aac1a98ee7ea85b294d46da4b17b86f75121a289e64d6c300cb046a0afc21"
          },
          "poolFixer": {
            "address": "0xe91B285694e7D8842f17d493515ca748d67b36fC",
            "startBlock": 0,
            "codeHash": "0x014834fd6f91e335889e6f6fa96038375edd45f9d97cf4bbb564e7b3587a2b69"
          },
          "launchPad": {
            "address": "0x5fB215CE6496E65538aF842a1Fd755f62E2df09F",
            "startBlock": 0,
            "codeHash": "0x3b73f7c58a0fb619330b9dfed8fc31f3e344310c947c8e0db6cd6b50db6ff958"
          },
          "openingVault": {
            "address": "0x5a7E7eB1105bd1397feEd58492cF407943807C80",
            "startBlock": 0,
            "codeHash": "0x8aa1ca6cd32b58086d699f78f736f6997af17e69b4f3c2ab345f7ae4191efee0"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0x6aC0ff188c4a6D67fccc1fa16cF516814D1F9BEd",
            "startBlock": 0,
            "codeHash": "0x31f361e4438b85946d3068ff0625ec3efdb25b3ed88978f38839e0555d0d39bb"
          },
          "whitelistMarket": {
            "address": "0xF51B731Cc758314230C0aCdFe63b111887F47996",
            "startBlock": 0,
            "codeHash": "0x016382be5a37780f814be65d1924cffd086bd5a4d4a9b4fa4ef014ef564ecaae"
          },
          "sellCanary": {
            "address": "0x453Fd0fd74Bd9Ce7d143bF5732eAcd6950f8ff83",
            "startBlock": 0,
            "codeHash": "0x719d303f5d40090e8b8d8f83712d1aaea3e8881c8f3fa6a4391b1c9180fb5faa"
          },
          "presaleDesk": {
            "address": "0xc53709C5e91a3874F93A1001731b3D2BFc3D5AfF",
            "startBlock": 0,
            "codeHash": "0x790a3df34cf6394a4729e99531815bb515966596d741a645743d5c88c56b3d7c"
          },
          "normalPresale": {
            "address": "0xd7751143447121dC1e21a936DB2A98F709d513AD",
            "startBlock": 0,
            "codeHash": "0xb5202b1f2a4c112596e89950a441f4f32b318f98bc417bfaafc728f14ec16cbc"
          },
          "fairPresale": {
            "address": "0xA47CB4986137Dbd651aabBf4Eb32ea8369Ee36C2",
            "startBlock": 0,
            "codeHash": "0x7192a9ad2851cb36ddcb2f148ea7bff4bd7a0659e4c017b4105eb8e00a1f67ab"
          },
          "privatePresale": {
            "address": "0xf5e1970bd28CE8d15324C9dE91dFa186996ffE2e",
            "startBlock": 0,
            "codeHash": "0x4d0145c7f038abcce104cdb8a0695ba36ac4157b0592d9840d31010a3b1b158e"
          },
          "presaleFactory": {
            "address": "0x955bDf32064f18e599C0f1F433A31E97Ff1650Ff",
            "startBlock": 0,
            "codeHash": "0xecdeeb4a4d40a75b74e31590f3858e3c523938174da04ce5ae4aa1b69d5f9b81"
          },
          "airdrop": {
            "address": "0xC3F498cae0Aa61875f04D6aC56b33Ce2E70f716A",
            "startBlock": 0,
            "codeHash": "0x31dc9efd6ebfb4826b284001b4c881c9891bc482fedcc130e571e1c5a0837f64"
          },
          "merkleAirdrop": {
            "address": "0x5Dd166cFE0D92f11b46e55E17C2e941fBBA7bCE5",
            "startBlock": 0,
            "codeHash": "0x9de4fffd2770c0107d2cd33dd3ddad0c1fd11ba2551fd64b4f981a622376c19c"
          },
          "airdropFactory": {
            "address": "0x1fffAE1f6e870F01bE6fDA19553d27d5A34c4a4A",
            "startBlock": 0,
            "codeHash": "0x5981e59e4f126e52cfc1bafebeaeb1be93cd0a1e5bb1f1639192e2a46b1d7ef0"
          },
          "multisend": {
            "address": "0x0bf147A2A7cA4A2E18c116a58b787B258870e9dD",
            "startBlock": 0,
            "codeHash": "0x60e1e5a674fdd788100eef667b507353a72dc79ca2282faef773dea2064f6f3a"
          },
          "poolFactory": {
            "address": "0x5909E63BcE2c0dD1FC8C12727AB537a8EE676f3a",
            "startBlock": 0,
            "codeHash": "0x420b7e5d417cbe9c2bffcc81b0ec4bd4f06b1771cc505e31176cfe130c258bf5"
          },
          "tokenPool": {
            "address": "0x6DA966F0Ac5319Be9e2f7CE0f54350439D3Bcee7",
            "startBlock": 0,
            "codeHash": "0x59dbc00898ca507d6c53678b82cc1d1b236221fa5229d1b754580ddb189edfd9"
          },
          "nftPool": {
            "address": "0x1D3B03995e640f828B1Be89D505513923F788bd2",
            "startBlock": 0,
            "codeHash": "0xede80fc69010b8c0514a4fc74fbbf7187702d12c27a8d2d1df3d62c99fb78946"
          },
          "nftSale": {
            "address": "0x15c8DB3a7D6c3DC335eD14f4a549bFe75fA1Bba2",
            "startBlock": 0,
            "codeHash": "0x19b5dd87a3822809ab9f3317be2ba8e1d708085ca8b1cea4eee1dc9257e27673"
          },
          "nftSaleFactory": {
            "address": "0xbB01981C7a881fC5Bc6A2616E5a3097726D8D5A0",
            "startBlock": 0,
            "codeHash": "0x33bcc752cd25423b614a8ff4ff0b63606c5a6e37b3dfa628d7062e6508ab0fc8"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0x8C669C3fB457f1c5598a4eA8776C48B7F3297296",
            "startBlock": 0,
            "codeHash": "0xe047f46dc9564df2b9d1d60e8e5f5d5b2fbd9216fcc42697feffbd59f62165a2"
          },
          "rewardDividendTokenGenerator": {
            "address": "0xEbA02651C10F6Dd36B79DfF2C7dbA9CF357C136A",
            "startBlock": 0,
            "codeHash": "0xabd2f21c6a5baf0a66f0a441dd7794f73f726cf9f99854f92458492c6ed413fc"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xd949FbA24527403924CA9EB39Ffc59F0C4255c63",
            "startBlock": 0,
            "codeHash": "0x7ed76f3f4215c2eb32db4d87417886eabf5d426ded8bd6cc9a0a3c4513cf6816"
          },
          "nativeDividendTokenGenerator": {
            "address": "0xbad96Bf13A36A9ba2Abe1AAed7eC6f2Ed97b254e",
            "startBlock": 0,
            "codeHash": "0x038b8a4ef8275466c9bb57921e47b9774dec7444ebe566865f823c0c737bf2a7"
          },
          "referralTokenGenerator": {
            "address": "0x950a8C6854E70857d91A999c8265FFF9bd9B2186",
            "startBlock": 0,
            "codeHash": "0x4991184baea60ad668096507ca39fabaa43b33ce87cd81afc1fcdc1325922b7f"
          },
          "selfDividendTokenGenerator": {
            "address": "0x1fa387500868206ca7D4Fd352328d04311ef7fA6",
            "startBlock": 0,
            "codeHash": "0xadc88761b7c6ad2595443ecdcd3039be46105d295ae276391ed43a6db09c24eb"
          },
          "nftDividendTokenGenerator": {
            "address": "0x6D2748Dabc2f020c6cf7704CB28aA19a88a04B26",
            "startBlock": 0,
            "codeHash": "0xbcf8124d76ad0f977443908992d1cee6fc0c2f47c1e1d95e2e99a64bc9ea50df"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0xBAC38F4Ec455249f27C92796E28C0f70EB50cf23",
            "startBlock": 0,
            "codeHash": "0x07d8af93e1512b8a90eabd60a7938d9699ba9e90301c731ae6330206e6033d87"
          }
        }
      }
    ]
  }
]
