// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {TokenMappingFixture} from "./TokenMappingFixture.sol";

interface IEvmVersion {
    function setEvmVersion(string calldata version) external;
}

/// @notice What people pay: whole transactions, the cheapest tokens there are, cold slots.
contract TokenMappingGasTest is TokenMappingFixture {
    string private constant GROUP = "airdrop/TokenMapping";

    function setUp() public override {
        super.setUp();
        oldToken = OddToken(address(new SoladyPeer(alice, HELD_EACH)));
        newToken = OddToken(address(new SoladyPeer(project, 100 * POOL)));
        airdrop = create(RATE, POOL);
        vm.prank(alice);
        oldToken.transfer(bob, HELD_EACH / 2);
        vm.warp(startTime);
        bring(bob, 1e18);
    }

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function test_Gas_Airdrop() public onTodaysNetwork {
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), 123_456_789_123_456_789);
        airdrop.airdrop(123_456_789_123_456_789);
        vm.snapshotGasLastCall(GROUP, "map, first time, noted in the factory");
        oldToken.approve(address(airdrop), 123_456_789_123_456_789);
        airdrop.airdrop(123_456_789_123_456_789);
        assertLe(vm.snapshotGasLastCall(GROUP, "map, again"), 87_516);
    }

    /// @notice The first time of somebody who has the new token already, and of somebody who has not.
    function test_Gas_FirstTime() public onTodaysNetwork {
        address carol = makeAddr("carol");
        vm.prank(alice);
        oldToken.transfer(carol, 1e18);
        vm.prank(project);
        newToken.transfer(alice, 1);
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), 123_456_789_123_456_789);
        airdrop.airdrop(123_456_789_123_456_789);
        vm.snapshotGasLastCall(GROUP, "map, first time, holder of the new token");
        vm.startPrank(carol);
        oldToken.approve(address(airdrop), 123_456_789_123_456_789);
        airdrop.airdrop(123_456_789_123_456_789);
        vm.snapshotGasLastCall(GROUP, "map, first time, new receiver");
        vm.stopPrank();
    }

    function test_Gas_Deploy() public onTodaysNetwork {
        vm.startPrank(project);
        newToken.approve(address(factory), POOL);
        factory.deploy{value: FEE_WEI}(1, tokens(), numbers(RATE, POOL), "");
        vm.snapshotGasLastCall(GROUP, "create, funded");
    }
}
