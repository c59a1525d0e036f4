// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {GasFixture} from "../fixtures/GasFixture.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";

/// @notice What holders and owners pay, beside the yardstick in the same run.
contract StandardTokenGasTest is GasFixture {
    string private constant OURS = "token/StandardToken";
    string private constant PEER = "token/SoladyPeer";

    StandardToken private token;
    ERC20 private peer;

    function setUp() public override {
        super.setUp();
        token = create(alice, fullDraft(alice));
        peer = new SoladyPeer(alice, 1_000_000e18);
        prepare(token);
        prepare(peer);
        skip(3 days);
    }

    function test_Gas_Transfer() public onTodaysNetwork {
        measureTransfer(token, OURS);
        measureTransfer(peer, PEER);
    }

    function test_Gas_Approve() public onTodaysNetwork {
        measureApprove(token, OURS);
        measureApprove(peer, PEER);
    }

    function test_Gas_TransferFrom() public onTodaysNetwork {
        measureTransferFrom(token, OURS);
        measureTransferFrom(peer, PEER);
    }

    function test_Gas_OwnerActions() public onTodaysNetwork {
        vm.prank(alice);
        token.mint(bob, 1e18);
        vm.snapshotGasLastCall(OURS, "mint, old receiver");
        vm.prank(alice);
        token.setContractURI("ipfs://bafybeihash");
        vm.snapshotGasLastCall(OURS, "setContractURI, shorter");
        vm.prank(alice);
        token.disableMint();
        vm.snapshotGasLastCall(OURS, "disableMint");
        vm.prank(alice);
        token.transferOwnership(bob);
        vm.snapshotGasLastCall(OURS, "transferOwnership");
        vm.prank(bob);
        token.renounceOwnership();
        vm.snapshotGasLastCall(OURS, "renounceOwnership");
    }

    function test_Gas_Size() public {
        vm.snapshotValue(OURS, "runtime bytes", address(token).code.length);
        vm.snapshotValue(OURS, "init code bytes, without arguments", templateCode().length);
    }

    function test_Gas_Burn() public onTodaysNetwork {
        vm.prank(alice);
        token.burn(1e18);
        vm.snapshotGasLastCall(OURS, "burn");
    }

    function prepare(ERC20 erc20) private {
        vm.startPrank(alice);
        erc20.transfer(bob, 1e18);
        erc20.approve(platform, type(uint256).max);
        erc20.approve(treasury, 100e18);
        vm.stopPrank();
    }

    function measureTransfer(ERC20 erc20, string memory group) private {
        vm.prank(alice);
        erc20.transfer(bob, 1e18);
        vm.snapshotGasLastCall(group, "transfer, old receiver");
        vm.prank(alice);
        erc20.transfer(carol, 1e18);
        vm.snapshotGasLastCall(group, "transfer, new receiver");
    }

    function measureApprove(ERC20 erc20, string memory group) private {
        vm.prank(alice);
        erc20.approve(carol, 1e18);
        vm.snapshotGasLastCall(group, "approve, new spender");
    }

    function measureTransferFrom(ERC20 erc20, string memory group) private {
        vm.prank(treasury);
        erc20.transferFrom(alice, bob, 1e18);
        vm.snapshotGasLastCall(group, "transferFrom, finite allowance");
        vm.prank(platform);
        erc20.transferFrom(alice, bob, 1e18);
        vm.snapshotGasLastCall(group, "transferFrom, infinite allowance");
    }
}
