// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {FakePool} from "./FakePool.sol";
import {LockerFixture} from "./LockerFixture.sol";

/// @notice Everything that can happen to locks: of a real pool and of one that calls back wherever it is moved.
contract LockerHandler is EffectiveCalls {
    LiquidityLocker public immutable locker;
    ERC20[2] public pools;
    address[] public users;
    mapping(uint256 lockId => uint256 unlockAt) public latestUnlock;
    mapping(uint256 lockId => uint256 changes) public latestChanges;
    bool public unlockFell;
    bool public changesFell;
    bool public leftEarly;
    uint256[2] public put;
    uint256[2] public taken;

    constructor(LiquidityLocker locker_, ERC20 real, ERC20 fake, address[] memory users_) {
        (locker, users) = (locker_, users_);
        pools = [real, fake];
    }

    function lock(uint256 poolSeed, uint256 userSeed, uint256 amount, uint256 seconds_) external counted("lock") {
        ERC20 pool = pools[poolSeed % 2];
        address user = users[userSeed % users.length];
        amount = _bound(amount, 0, pool.balanceOf(user) / 4);
        if (amount == 0) return;
        vm.startPrank(user);
        pool.approve(address(locker), amount);
        uint256 unlockAt =
            seconds_ % 16 == 0 ? type(uint40).max : block.timestamp + _bound(seconds_, 5 minutes, 40 days);
        locker.lock(address(pool), amount, users[(userSeed >> 8) % users.length], unlockAt);
        vm.stopPrank();
        put[poolSeed % 2] += amount;
        watch();
        done("lock");
    }

    function increment(uint256 lockSeed, uint256 userSeed, uint256 amount) external counted("increment") {
        (uint256 id, ILiquidityLocker.Lock memory entry) = pick(lockSeed);
        if (entry.amount == 0) return;
        address user = users[userSeed % users.length];
        amount = _bound(amount, 0, ERC20(entry.lpToken).balanceOf(user) / 4);
        if (amount == 0) return;
        vm.startPrank(user);
        ERC20(entry.lpToken).approve(address(locker), amount);
        locker.increment(id, amount);
        vm.stopPrank();
        put[indexOf(entry.lpToken)] += amount;
        watch();
        done("increment");
    }

    function withdraw(uint256 lockSeed, uint256 amount) external counted("withdraw") {
        (uint256 id, ILiquidityLocker.Lock memory entry) = pick(lockSeed);
        if (entry.amount == 0 || entry.unlockAt == type(uint40).max) return;
        if (entry.unlockAt > block.timestamp) vm.warp(entry.unlockAt);
        amount = amount % 3 == 0 ? entry.amount : _bound(amount, 1, entry.amount);
        vm.prank(entry.owner);
        locker.withdraw(id, amount);
        taken[indexOf(entry.lpToken)] += amount;
        leftEarly = leftEarly || block.timestamp < entry.unlockAt;
        watch();
        done("withdraw");
    }

    function relock(uint256 lockSeed, uint256 seconds_) external counted("relock") {
        (uint256 id, ILiquidityLocker.Lock memory entry) = pick(lockSeed);
        if (entry.amount == 0 || entry.unlockAt == type(uint40).max) return;
        uint256 from = entry.unlockAt > block.timestamp ? entry.unlockAt : block.timestamp + 5 minutes;
        vm.prank(entry.owner);
        locker.relock(id, from + _bound(seconds_, 1, 30 days));
        watch();
        done("relock");
    }

    function split(uint256 lockSeed, uint256 amount) external counted("split") {
        (uint256 id, ILiquidityLocker.Lock memory entry) = pick(lockSeed);
        if (entry.amount < 2) return;
        vm.prank(entry.owner);
        locker.split(id, _bound(amount, 1, entry.amount - 1));
        watch();
        done("split");
    }

    function handOver(uint256 lockSeed, uint256 userSeed) external counted("handOver") {
        (uint256 id, ILiquidityLocker.Lock memory entry) = pick(lockSeed);
        if (entry.amount == 0) return;
        vm.prank(entry.owner);
        locker.transferOwnership(id, users[userSeed % users.length]);
        watch();
        done("handOver");
    }

    function donate(uint256 poolSeed, uint256 userSeed, uint256 amount) external counted("donate") {
        ERC20 pool = pools[poolSeed % 2];
        address user = users[userSeed % users.length];
        amount = _bound(amount, 1, 1e18);
        if (pool.balanceOf(user) < amount) return;
        vm.prank(user);
        pool.transfer(address(locker), amount);
        done("donate");
    }

    function sumOf(address pool) external view returns (uint256 sum) {
        for (uint256 id = 1; id <= locker.lockCount(); ++id) {
            ILiquidityLocker.Lock memory entry = locker.lockOf(id);
            if (entry.lpToken == pool) sum += entry.amount;
        }
    }

    function pick(uint256 seed) private view returns (uint256 id, ILiquidityLocker.Lock memory entry) {
        uint256 count = locker.lockCount();
        if (count == 0) return (0, entry);
        // Look for a living one from a random place on.
        for (uint256 i = 0; i < 8; ++i) {
            id = 1 + (seed % count + i) % count;
            entry = locker.lockOf(id);
            if (entry.amount != 0) break;
        }
    }

    function indexOf(address pool) private view returns (uint256) {
        return pool == address(pools[0]) ? 0 : 1;
    }

    /// @dev The newest dozen: older ones were looked at when they changed.
    function watch() private {
        uint256 count = locker.lockCount();
        for (uint256 id = count > 12 ? count - 12 : 1; id <= count; ++id) {
            ILiquidityLocker.Lock memory entry = locker.lockOf(id);
            if (entry.amount == 0) continue;
            unlockFell = unlockFell || entry.unlockAt < latestUnlock[id];
            changesFell = changesFell || entry.changes < latestChanges[id];
            (latestUnlock[id], latestChanges[id]) = (entry.unlockAt, entry.changes);
        }
    }
}

/// @notice What holds for the locker whatever its users and their pools do.
/// forge-config: full.invariant.runs = 48
/// forge-config: full.invariant.depth = 150
contract LiquidityLockerInvariantsTest is LockerFixture {
    LockerHandler private handler;
    FakePool private fake;

    function setUp() public override {
        super.setUp();
        address[] memory users = new address[](3);
        (users[0], users[1], users[2]) = (alice, bob, carol);
        fake = new FakePool(alice, 3e24, FakePool.Trick.None);
        vm.startPrank(alice);
        fake.transfer(bob, 1e24);
        fake.transfer(carol, 1e24);
        vm.stopPrank();
        handler = new LockerHandler(locker, lp, fake, users);
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(locker.withdraw, (1, 1));
        calls[1] = abi.encodeCall(locker.increment, (1, 1));
        calls[2] = abi.encodeCall(locker.lock, (address(fake), 1, address(fake), type(uint40).max));
        fake.arm(address(locker), calls);
        targetContract(address(handler));
    }

    function invariant_P03_HeldIsNeverBelowOwed() public view {
        ISolvency.AssetSolvency[] memory assets = locker.solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertGe(assets[i].held, assets[i].owed);
        }
    }

    function invariant_P38_OwedIsTheSumOfTheLocks() public view {
        assertEq(locker.lockedOf(address(lp)), handler.sumOf(address(lp)));
        assertEq(locker.lockedOf(address(fake)), handler.sumOf(address(fake)));
    }

    function invariant_P06_NothingIsMadeOrLost() public view {
        assertEq(locker.lockedOf(address(lp)), handler.put(0) - handler.taken(0));
        assertEq(locker.lockedOf(address(fake)), handler.put(1) - handler.taken(1));
    }

    function invariant_P02_UnlockTimesNeverFall() public view {
        assertFalse(handler.unlockFell());
        assertFalse(handler.leftEarly());
    }

    function invariant_ChangesOnlyGrow() public view {
        assertFalse(handler.changesFell());
    }

    function afterInvariant() public view {
        handler.report();
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}
