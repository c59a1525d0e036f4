// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {SignedAllowance} from "../src/SignedAllowance.sol";

/// @notice Signed for by keys in the plain form, by wallets in the other, as tokens with both forms are.
contract SignedToken {
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;
    uint256 public attempts;

    function permit(address owner, address spender, uint256 amount, uint256, uint8 v, bytes32 r, bytes32 s) external {
        ++attempts;
        require(ecrecover(digestOf(owner, spender, amount), v, r, s) == owner, "not the owner's");
        allowance[owner][spender] = amount;
    }

    function permit(address owner, address spender, uint256 amount, uint256, bytes calldata signature) external {
        ++attempts;
        bytes4 answer = SmallWallet(owner).isValidSignature(digestOf(owner, spender, amount), signature);
        require(answer == SmallWallet.isValidSignature.selector, "not the wallet's");
        allowance[owner][spender] = amount;
    }

    function digestOf(address owner, address spender, uint256 amount) public pure returns (bytes32) {
        return keccak256(abi.encode(owner, spender, amount));
    }
}

/// @notice A wallet with one signer: its signature is the signer's 65 bytes.
contract SmallWallet {
    address private immutable _signer;

    constructor(address signer) {
        _signer = signer;
    }

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        (bytes32 r, bytes32 s) = abi.decode(signature[:64], (bytes32, bytes32));
        bool isSigned = ecrecover(digest, uint8(signature[64]), r, s) == _signer;
        return isSigned ? this.isValidSignature.selector : bytes4(0);
    }
}

contract AllowanceHarness {
    function use(address token, uint256 amount, bytes calldata signature) external {
        SignedAllowance.tryUse(token, amount, type(uint256).max, signature);
    }
}

/// @notice Signatures of keys and of wallets, of any length.
contract SignedAllowanceTest is Test {
    SignedToken private token = new SignedToken();
    AllowanceHarness private harness = new AllowanceHarness();
    address private signer;
    uint256 private key;

    function setUp() public {
        (signer, key) = makeAddrAndKey("signer");
    }

    /// @notice P-35: 65 bytes can be a wallet's.
    function test_P35_ASmallWalletsSignatureCounts() public {
        address wallet = address(new SmallWallet(signer));
        use(wallet, signatureOf(wallet, 5));
        assertEq(token.allowance(wallet, address(harness)), 5);
    }

    function test_TryUse_AKeysSignatureIsUsedOnce() public {
        use(signer, signatureOf(signer, 5));
        assertEq(token.allowance(signer, address(harness)), 5);
        assertEq(token.attempts(), 1);
    }

    function test_TryUse_AWalletsLongerSignature() public {
        address wallet = address(new SmallWallet(signer));
        use(wallet, bytes.concat(signatureOf(wallet, 5), "more"));
        assertEq(token.allowance(wallet, address(harness)), 5);
    }

    function test_TryUse_AWorthlessSignatureGivesNothing() public {
        address wallet = address(new SmallWallet(signer));
        use(wallet, signatureOf(wallet, 6));
        use(signer, signatureOf(wallet, 5));
        use(signer, "");
        assertEq(token.allowance(wallet, address(harness)), 0);
        assertEq(token.allowance(signer, address(harness)), 0);
    }

    function use(address owner, bytes memory signature) private {
        vm.prank(owner);
        harness.use(address(token), 5, signature);
    }

    function signatureOf(address owner, uint256 amount) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, token.digestOf(owner, address(harness), amount));
        return abi.encodePacked(r, s, v);
    }
}
