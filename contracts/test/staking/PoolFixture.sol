// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {IPlatformRegistry} from "../../src/registry/IPlatformRegistry.sol";
import {NftPool} from "../../src/staking/NftPool.sol";
import {PoolFactory} from "../../src/staking/PoolFactory.sol";
import {TokenPool} from "../../src/staking/TokenPool.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {PlainNft} from "../lock/PlainNft.sol";

/// @notice A token and a collection that people hold, a reward token that a project holds, and pools made of them.
abstract contract PoolFixture is Test {
    uint256 internal constant HELD_EACH = 1e24;
    uint256 internal constant RATE = 1e18;
    uint256 internal constant RUNS = 10 days;
    uint256 internal constant FEE_WEI = 1e16;
    uint256 internal constant TOKENS = 1;
    uint256 internal constant NFTS = 3;

    address internal immutable project = makeAddr("project");
    address internal immutable admin = makeAddr("admin");
    address internal immutable alice = makeAddr("alice");
    address internal immutable bob = makeAddr("bob");
    address internal immutable carol = makeAddr("carol");
    address internal immutable stranger = makeAddr("stranger");

    IPlatformRegistry internal registry;
    PoolFactory internal factory;
    OddToken internal staked;
    OddToken internal reward;
    PlainNft internal nft;
    TokenPool internal pool;
    uint256 internal startTime;
    uint256 internal endTime;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        registry = new PlatformRegistry(address(this));
        factory = new PoolFactory(address(this), registry);
        registry.addRegistrar(address(factory), 1);
        address tokenPool = address(new TokenPool(address(factory)));
        factory.setTemplate(TOKENS, tokenPool, true);
        factory.setTemplate(2, tokenPool, true);
        factory.setTemplate(NFTS, address(new NftPool(address(factory))), true);
        for (uint256 kind = 1; kind <= 3; ++kind) {
            factory.setFee(kind, FEE_WEI);
        }
        staked = new OddToken(alice, HELD_EACH);
        staked.mint(bob, HELD_EACH);
        staked.mint(carol, HELD_EACH);
        reward = new OddToken(project, 1e30);
        reward.mint(admin, 1e30);
        nft = new PlainNft();
        vm.deal(project, 1e24);
        (startTime, endTime) = (block.timestamp + 1 days, block.timestamp + 1 days + RUNS);
        pool = TokenPool(create(TOKENS));
    }

    /// @notice What the next pool is made of.
    function numbers(uint256 kind) internal view virtual returns (uint256[] memory list) {
        list = new uint256[](9);
        (list[0], list[1], list[2], list[3]) = (kind, RATE, startTime, endTime);
    }

    function create(uint256 kind) internal returns (address) {
        return createOf(numbers(kind));
    }

    function createOf(uint256[] memory list) internal returns (address made) {
        address token = list[0] == NFTS ? address(nft) : address(staked);
        vm.startPrank(project);
        reward.approve(address(factory), type(uint256).max);
        made = factory.deployPool{value: FEE_WEI}(token, address(reward), list, admin, "bafy");
        vm.stopPrank();
    }

    function stake(address who, uint256 amount) internal {
        stakeFor(who, amount, address(0));
    }

    function stakeFor(address who, uint256 amount, address inviter) internal {
        vm.startPrank(who);
        staked.approve(address(pool), amount);
        pool.deposit(amount, inviter);
        vm.stopPrank();
    }

    function unstake(address who, uint256 amount) internal returns (uint256 sent) {
        vm.prank(who);
        return pool.withdraw(amount);
    }

    function harvest(address who) internal returns (uint256) {
        vm.prank(who);
        return pool.harvest();
    }

    /// @notice A pool in which the fourth to eighth parameter are switched on.
    function createWith(uint256 limit, uint256 limitSeconds, uint256 lockSeconds, uint256 deadline, uint256 bps)
        internal
        returns (TokenPool)
    {
        uint256[] memory list = numbers(TOKENS);
        (list[4], list[5], list[6], list[7], list[8]) = (limit, limitSeconds, lockSeconds, deadline, bps);
        return TokenPool(createOf(list));
    }

    function idsOf(uint256 first, uint256 count) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            ids[i] = first + i;
        }
    }
}
