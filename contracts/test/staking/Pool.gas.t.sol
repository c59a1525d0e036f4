// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenPool} from "../../src/staking/TokenPool.sol";
import {NftPool} from "../../src/staking/NftPool.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {PoolFixture} from "./PoolFixture.sol";

interface IEvmVersion {
    function setEvmVersion(string calldata version) external;
}

/// @notice What people pay: whole transactions, the cheapest tokens there are, cold slots, every switch of the pool on.
contract PoolGasTest is PoolFixture {
    string private constant GROUP = "staking/Pool";
    uint256 private constant AMOUNT = 123_456_789_123_456_789;

    NftPool private _nftPool;

    function setUp() public override {
        super.setUp();
        staked = OddToken(address(new SoladyPeer(alice, HELD_EACH)));
        reward = OddToken(address(new SoladyPeer(project, 1e30)));
        pool = createWith(HELD_EACH, 5 days, 1 hours, 0, 500);
        vm.startPrank(alice);
        staked.transfer(bob, HELD_EACH / 4);
        staked.transfer(carol, HELD_EACH / 4);
        vm.stopPrank();
        vm.startPrank(project);
        reward.transfer(alice, 1);
        reward.transfer(bob, 1);
        reward.transfer(carol, 1);
        vm.stopPrank();
        _nftPool = NftPool(create(NFTS));
        for (uint256 id = 1; id <= 20; ++id) {
            nft.mint(alice, id);
        }
        vm.prank(alice);
        nft.setApprovalForAll(address(_nftPool), true);
        vm.warp(startTime + 1 hours);
        stakeFor(bob, 1e18, carol);
        stake(carol, 3e18);
        vm.warp(startTime + 2 hours);
    }

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function test_Gas_Create() public onTodaysNetwork {
        uint256[] memory list = numbers(TOKENS);
        (list[4], list[5], list[6], list[8]) = (HELD_EACH, 5 days, 1 hours, 500);
        uint256 needed = RATE * RUNS * 105 / 100;
        vm.startPrank(project);
        reward.approve(address(factory), needed);
        factory.deployPool{value: FEE_WEI}(address(staked), address(reward), list, admin, "");
        assertLe(vm.snapshotGasLastCall(GROUP, "create, funded"), 175_000);
        reward.approve(address(factory), needed);
        string memory key = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";
        factory.deployPool{value: FEE_WEI}(address(staked), address(reward), list, admin, key);
        vm.snapshotGasLastCall(GROUP, "create, funded, with a text");
        vm.stopPrank();
    }

    function test_Gas_Stake() public onTodaysNetwork {
        vm.startPrank(alice);
        staked.approve(address(pool), AMOUNT);
        pool.deposit(AMOUNT, address(0));
        assertLe(vm.snapshotGasLastCall(GROUP, "first deposit"), 83_000);
        vm.warp(block.timestamp + 1 hours);
        staked.approve(address(pool), AMOUNT);
        pool.deposit(AMOUNT, address(0));
        assertLe(vm.snapshotGasLastCall(GROUP, "deposit more, with harvest"), 83_000);
        vm.warp(block.timestamp + 1 hours);
        pool.harvest();
        // The aim is 57 000.
        assertLe(vm.snapshotGasLastCall(GROUP, "harvest"), 58_100);
        vm.warp(block.timestamp + 1 hours);
        pool.withdraw(AMOUNT);
        assertLe(vm.snapshotGasLastCall(GROUP, "withdraw part, with harvest"), 78_858);
        vm.warp(block.timestamp + 1 hours);
        pool.withdraw(AMOUNT);
        // The aim is 70 657.
        assertLe(vm.snapshotGasLastCall(GROUP, "withdraw all, with harvest"), 72_300);
        vm.stopPrank();
    }

    function test_Gas_Invited() public onTodaysNetwork {
        vm.startPrank(alice);
        staked.approve(address(pool), AMOUNT);
        pool.deposit(AMOUNT, carol);
        vm.snapshotGasLastCall(GROUP, "first deposit, invited");
        vm.stopPrank();
        vm.prank(bob);
        pool.harvest();
        vm.snapshotGasLastCall(GROUP, "harvest, invited, first rebate");
        vm.warp(block.timestamp + 1 hours);
        vm.prank(bob);
        pool.harvest();
        vm.snapshotGasLastCall(GROUP, "harvest, invited");
        vm.warp(block.timestamp + 1 hours);
        vm.startPrank(bob);
        staked.approve(address(pool), AMOUNT);
        pool.deposit(AMOUNT, address(0));
        vm.snapshotGasLastCall(GROUP, "deposit more, with harvest, invited");
        vm.warp(block.timestamp + 2 hours);
        pool.withdraw(AMOUNT);
        vm.snapshotGasLastCall(GROUP, "withdraw part, with harvest, invited");
        vm.stopPrank();
        vm.prank(carol);
        pool.claimRebate();
        vm.snapshotGasLastCall(GROUP, "claim rebate");
        vm.prank(bob);
        pool.emergencyWithdraw();
        vm.snapshotGasLastCall(GROUP, "emergency withdraw");
    }

    function test_Gas_Nfts() public onTodaysNetwork {
        vm.startPrank(alice);
        _nftPool.deposit(idsOf(1, 1), address(0));
        vm.snapshotGasLastCall(GROUP, "NFTs: first deposit of one");
        _nftPool.deposit(idsOf(2, 10), address(0));
        vm.snapshotGasLastCall(GROUP, "NFTs: deposit of ten");
        vm.warp(block.timestamp + 1 hours);
        _nftPool.withdraw(idsOf(2, 10));
        vm.snapshotGasLastCall(GROUP, "NFTs: withdraw ten, with harvest");
        vm.stopPrank();
    }

    /// @notice Nothing that people pay grows with stakers or pools.
    function test_Gas_DoesNotGrow() public onTodaysNetwork {
        TokenPool few = pool;
        uint256 small = _costs(few, 20);
        for (uint256 i = 0; i < 100; ++i) {
            createWith(HELD_EACH, 5 days, 1 hours, 0, 500);
        }
        pool = createWith(HELD_EACH, 5 days, 1 hours, 0, 500);
        uint256 large = _costs(pool, 2000);
        assertApproxEqRel(large, small, 0.01e18);
    }

    function _costs(TokenPool of_, uint256 stakers) private returns (uint256 gasUsed) {
        pool = of_;
        for (uint256 i = 0; i < stakers; ++i) {
            address who = address(uint160(0xbeef0000 + i));
            deal(address(staked), who, 1e15);
            vm.warp(block.timestamp + 1);
            stake(who, 1e15);
        }
        address last = address(uint160(0xdeadbeef0000 + stakers));
        deal(address(staked), last, 1e15);
        deal(address(reward), last, 1);
        vm.startPrank(last);
        staked.approve(address(pool), 1e15);
        pool.deposit(1e15, address(0));
        gasUsed = vm.snapshotGasLastCall(GROUP, "one more of many: deposit");
        vm.warp(block.timestamp + 1 hours);
        pool.harvest();
        gasUsed += vm.snapshotGasLastCall(GROUP, "one more of many: harvest");
        pool.withdraw(1e15 / 2);
        gasUsed += vm.snapshotGasLastCall(GROUP, "one more of many: withdraw part");
        vm.stopPrank();
    }
}
