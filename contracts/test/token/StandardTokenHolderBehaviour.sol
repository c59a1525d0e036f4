// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {ContractWallet} from "../fixtures/Actors.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";

/// @notice What holders of template 1 can do, whichever compiler made it. Concrete tests, in the order of
/// `StandardToken.tree`.
abstract contract StandardTokenHolderBehaviour is TokenFixture {
    address internal constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    bytes32 internal constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    StandardToken internal token;

    function setUp() public override {
        super.setUp();
        token = create(alice, fullDraft(alice));
    }

    function test_Transfer_Moves() public {
        vm.expectEmit(address(token));
        emit ERC20.Transfer(alice, bob, 5e18);
        vm.prank(alice);
        assertTrue(token.transfer(bob, 5e18));
        assertEq(token.balanceOf(bob), 5e18);
        assertEq(token.balanceOf(alice), 1_000_000e18 - 5e18);
    }

    function test_RevertWhen_TransferToZero() public {
        vm.expectRevert(ITokenBase.Token_ReceiverZero.selector);
        vm.prank(alice);
        token.transfer(address(0), 1);
    }

    function test_RevertWhen_TransferAboveBalance() public {
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        vm.prank(bob);
        token.transfer(carol, 1);
    }

    function test_TransferFrom_UsesAllowance() public {
        vm.prank(alice);
        token.approve(bob, 10e18);
        vm.prank(bob);
        assertTrue(token.transferFrom(alice, carol, 4e18));
        assertEq(token.balanceOf(carol), 4e18);
        assertEq(token.allowance(alice, bob), 6e18);
    }

    function test_TransferFrom_KeepsInfiniteAllowance() public {
        vm.prank(alice);
        token.approve(bob, type(uint256).max);
        vm.prank(bob);
        token.transferFrom(alice, carol, 4e18);
        assertEq(token.allowance(alice, bob), type(uint256).max);
    }

    function test_RevertWhen_TransferFromToZero() public {
        vm.prank(alice);
        token.approve(bob, 1);
        vm.expectRevert(ITokenBase.Token_ReceiverZero.selector);
        vm.prank(bob);
        token.transferFrom(alice, address(0), 1);
    }

    function test_RevertWhen_TransferFromAboveAllowance() public {
        vm.prank(alice);
        token.approve(bob, 1);
        vm.expectRevert(ERC20.InsufficientAllowance.selector);
        vm.prank(bob);
        token.transferFrom(alice, carol, 2);
    }

    function test_RevertWhen_Permit2WithoutApproval() public {
        assertEq(token.allowance(alice, PERMIT2), 0);
        vm.expectRevert(ERC20.InsufficientAllowance.selector);
        vm.prank(PERMIT2);
        token.transferFrom(alice, carol, 1);
    }

    function test_Approve_Overwrites() public {
        vm.startPrank(alice);
        assertTrue(token.approve(bob, 10));
        vm.expectEmit(address(token));
        emit ERC20.Approval(alice, bob, 3);
        token.approve(bob, 3);
        token.approve(PERMIT2, 7);
        vm.stopPrank();
        assertEq(token.allowance(alice, bob), 3);
        assertEq(token.allowance(alice, PERMIT2), 7);
    }

    function test_Permit_SetsAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, signer, bob, 42, block.timestamp);
        token.permit(signer, bob, 42, block.timestamp, v, r, s);
        assertEq(token.allowance(signer, bob), 42);
        assertEq(token.nonces(signer), 1);
    }

    function test_RevertWhen_PermitExpired() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        uint256 deadline = block.timestamp - 1;
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, signer, bob, 42, deadline);
        vm.expectRevert(ERC20.PermitExpired.selector);
        token.permit(signer, bob, 42, deadline, v, r, s);
    }

    function test_RevertWhen_PermitInvalid() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        uint256 deadline = block.timestamp;
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, signer, bob, 42, deadline);

        vm.expectRevert(ERC20.InvalidPermit.selector);
        token.permit(alice, bob, 42, deadline, v, r, s);

        uint256 chain = block.chainid;
        vm.chainId(chain + 1);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        token.permit(signer, bob, 42, deadline, v, r, s);
        vm.chainId(chain);

        token.permit(signer, bob, 42, deadline, v, r, s);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        token.permit(signer, bob, 42, deadline, v, r, s);
    }

    function test_PermitBytes_TakesKeySignatures() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, signer, bob, 42, block.timestamp);
        vm.expectEmit(address(token));
        emit ERC20.Approval(signer, bob, 42);
        token.permit(signer, bob, 42, block.timestamp, abi.encodePacked(r, s, v));
        assertEq(token.allowance(signer, bob), 42);
        assertEq(token.nonces(signer), 1);

        // EIP-2098: the same in 64 bytes.
        (v, r, s) = signPermit(key, signer, carol, 7, block.timestamp);
        bytes32 vs = bytes32(uint256(s) | (uint256(v - 27) << 255));
        token.permit(signer, carol, 7, block.timestamp, abi.encodePacked(r, vs));
        assertEq(token.allowance(signer, carol), 7);
        assertEq(token.nonces(signer), 2);
    }

    function test_PermitBytes_AsksContractWallets() public {
        (address keeper, uint256 key) = makeAddrAndKey("keeper");
        address wallet = address(new ContractWallet(keeper));
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, wallet, bob, 42, block.timestamp);
        token.permit(wallet, bob, 42, block.timestamp, abi.encodePacked(r, s, v));
        assertEq(token.allowance(wallet, bob), 42);
        assertEq(token.nonces(wallet), 1);
        // The same signature again carries a used nonce.
        vm.expectRevert(ERC20.InvalidPermit.selector);
        token.permit(wallet, bob, 42, block.timestamp, abi.encodePacked(r, s, v));
    }

    function test_PermitBytes_SharesTheNonceWithPermit() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        uint256 deadline = block.timestamp;
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, signer, bob, 42, deadline);
        token.permit(signer, bob, 42, deadline, v, r, s);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        token.permit(signer, bob, 42, deadline, abi.encodePacked(r, s, v));
    }

    function test_RevertWhen_PermitBytesExpired() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        uint256 deadline = block.timestamp - 1;
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, signer, bob, 42, deadline);
        vm.expectRevert(ERC20.PermitExpired.selector);
        token.permit(signer, bob, 42, deadline, abi.encodePacked(r, s, v));
    }

    function test_RevertWhen_PermitBytesInvalid() public {
        (address keeper,) = makeAddrAndKey("keeper");
        (address stranger, uint256 key) = makeAddrAndKey("stranger");
        address wallet = address(new ContractWallet(keeper));
        uint256 deadline = block.timestamp;
        (uint8 v, bytes32 r, bytes32 s) = signPermit(key, wallet, bob, 42, deadline);
        bytes memory signature = abi.encodePacked(r, s, v);
        // Signed by somebody else; a contract that knows no signatures; the zero address; no signature at all.
        address[4] memory holders = [wallet, address(factory), address(0), stranger];
        for (uint256 i = 0; i < holders.length; ++i) {
            vm.expectRevert(ERC20.InvalidPermit.selector);
            token.permit(holders[i], bob, 42, deadline, i == 3 ? bytes("") : signature);
        }
        (v, r, s) = signPermit(key, stranger, bob, 42, deadline);
        signature = abi.encodePacked(r, s, v);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        token.permit(stranger, carol, 42, deadline, signature);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        token.permit(stranger, bob, 43, deadline, signature);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        token.permit(stranger, bob, 42, deadline + 1, signature);
        token.permit(stranger, bob, 42, deadline, signature);
    }

    function test_DomainSeparator_BindsNameChainAndToken() public view {
        bytes32 typeHash =
            keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        bytes32 expected =
            keccak256(abi.encode(typeHash, keccak256("Harbour Token"), keccak256("1"), block.chainid, address(token)));
        assertEq(token.DOMAIN_SEPARATOR(), expected);
    }

    function test_Burn_LowersSupply() public {
        vm.expectEmit(address(token));
        emit ERC20.Transfer(alice, address(0), 5e18);
        vm.prank(alice);
        token.burn(5e18);
        assertEq(token.balanceOf(alice), 1_000_000e18 - 5e18);
        assertEq(token.totalSupply(), 1_000_000e18 - 5e18);
    }

    function test_RevertWhen_BurnAboveBalance() public {
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        vm.prank(bob);
        token.burn(1);
    }

    function signPermit(uint256 key, address signer, address spender, uint256 value, uint256 deadline)
        internal
        view
        returns (uint8 v, bytes32 r, bytes32 s)
    {
        bytes32 content = keccak256(abi.encode(PERMIT_TYPEHASH, signer, spender, value, token.nonces(signer), deadline));
        return vm.sign(key, keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), content)));
    }
}
