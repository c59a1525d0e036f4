// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {TokenLocker} from "../../src/lock/TokenLocker.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {OddToken, SuccessorLocker} from "./TokenLockerTokens.sol";

/// @notice Everything that can happen to locks, plain and rebasing, of three tokens: one that keeps a fee and answers
/// nothing, one whose balances change by themselves, one that calls back wherever it is moved.
contract TokenLockerHandler is EffectiveCalls {
    uint256 private constant FOREVER = type(uint40).max;
    uint256 public constant REBASER = 1;

    TokenLocker public immutable locker;
    SuccessorLocker public immutable successor;
    OddToken[3] public tokens;
    address[] public users;
    mapping(uint256 lockId => uint256 time) private _unlockAt;
    mapping(uint256 lockId => uint256 bits) private _capabilities;
    bool public unlockFell;
    bool public leftEarly;
    bool public capabilityCame;
    bool public movedDifferently;
    bool public paidAnother;
    bool public splitMadeUnits;

    constructor(TokenLocker locker_, SuccessorLocker successor_, OddToken[3] memory tokens_, address[] memory users_) {
        (locker, successor, tokens, users) = (locker_, successor_, tokens_, users_);
    }

    function lock(uint256 seed, uint256 amount, uint256 seconds_) external counted("lock") {
        (OddToken token, address user) = choose(seed);
        amount = _bound(amount, 0, token.balanceOf(user) / 8);
        if (amount < 2) return;
        ITokenLocker.Options memory options;
        options.rebasing = seed & 1 << 32 != 0 || isShort(address(token));
        options.migratable = seed & 1 << 33 != 0;
        uint256 unlockAt = block.timestamp + _bound(seconds_, 10 minutes, 40 days);
        if (seed & 1 << 34 != 0) options.schedule = scheduleOf(seed, unlockAt);
        else if (seed >> 128 & 15 == 0) unlockAt = FOREVER;
        vm.startPrank(user);
        token.approve(address(locker), amount);
        address owner = users[(seed >> 40) % users.length];
        bool took = takes(abi.encodeCall(locker.lock, (address(token), amount, owner, unlockAt, options)));
        vm.stopPrank();
        watch(0);
        if (took) done("lock");
    }

    function lockMany(uint256 seed, uint256 amount) external counted("lockMany") {
        (OddToken token, address user) = choose(seed);
        amount = _bound(amount, 0, token.balanceOf(user) / 16);
        if (amount < 10) return;
        ITokenLocker.Entry[] memory entries = new ITokenLocker.Entry[](3);
        for (uint256 i = 0; i < entries.length; ++i) {
            entries[i].owner = users[(seed >> 40 + i) % users.length];
            entries[i].amount = amount * (i + 1) / 6;
            entries[i].unlockAt = block.timestamp + (1 + i) * 1 days;
        }
        entries[2].schedule = scheduleOf(seed, entries[2].unlockAt);
        vm.startPrank(user);
        token.approve(address(locker), amount);
        bool rebasing = seed & 1 << 32 != 0 || isShort(address(token));
        bool took = takes(abi.encodeCall(locker.lockMany, (address(token), entries, rebasing, false)));
        vm.stopPrank();
        watch(0);
        if (took) done("lockMany");
    }

    function increment(uint256 seed, uint256 amount) external counted("increment") {
        (uint256 id, ITokenLocker.Lock memory entry) = pick(seed);
        if (entry.units == 0 || (!entry.rebasing && isShort(entry.token))) return;
        address user = users[(seed >> 32) % users.length];
        amount = _bound(amount, 0, OddToken(entry.token).balanceOf(user) / 8);
        if (amount < 2) return;
        vm.startPrank(user);
        OddToken(entry.token).approve(address(locker), amount);
        bool took = takes(abi.encodeCall(locker.increment, (id, amount)));
        vm.stopPrank();
        watch(id);
        if (took) done("increment");
    }

    function withdraw(uint256 seed, uint256 amount) external counted("withdraw") {
        (uint256 id, ITokenLocker.Lock memory entry) = pick(seed);
        if (entry.units == 0 || entry.unlockAt == FOREVER) return;
        advance(entry, amount);
        (uint256 units, uint256 free) = locker.releasable(id);
        if (free == 0) return;
        if (amount % 3 != 0) units = _bound(amount, (units + free - 1) / free, units);
        uint256 before = OddToken(entry.token).balanceOf(entry.owner);
        vm.prank(entry.owner);
        try locker.withdraw(id, units) {
            watchPayment(entry, before, units);
            done("withdraw");
        } catch (bytes memory reason) {
            // Less than one base unit.
            require(bytes4(reason) == ITokenLocker.TokenLocker_PaysNothing.selector, "withdraw failed");
        }
        watch(id);
    }

    function withdrawForAnother(uint256 seed) external counted("withdrawFor") {
        (uint256 id, ITokenLocker.Lock memory entry) = pick(seed);
        if (entry.units == 0 || entry.unlockAt == FOREVER) return;
        advance(entry, seed);
        (uint256 units, uint256 free) = locker.releasable(id);
        if (free == 0) return;
        vm.prank(entry.owner);
        locker.setOperator(address(this), true);
        // Something that is gone, and something that may have nothing to pay or whose token may not move.
        uint256[] memory ids = new uint256[](3);
        (ids[0], ids[1], ids[2]) = (type(uint256).max, id, 1 + (seed >> 8) % locker.lockCount());
        address another = locker.lockOf(ids[2]).owner;
        if (another != address(0)) {
            vm.prank(another);
            locker.setOperator(address(this), true);
        }
        uint256 before = OddToken(entry.token).balanceOf(entry.owner);
        locker.withdrawFor(ids);
        watchPayment(entry, before, units);
        watch(id);
        watchOne(ids[2]);
        done("withdrawFor");
    }

    function relock(uint256 seed, uint256 seconds_) external counted("relock") {
        (uint256 id, ITokenLocker.Lock memory entry) = pick(seed);
        if (entry.units == 0 || entry.unlockAt == FOREVER) return;
        uint256 soonest = block.timestamp + 5 minutes;
        uint256 from = entry.unlockAt > soonest ? entry.unlockAt : soonest;
        vm.prank(entry.owner);
        locker.relock(id, from + _bound(seconds_, 1, 30 days));
        watch(id);
        done("relock");
    }

    function split(uint256 seed, uint256 units) external counted("split") {
        (uint256 id, ITokenLocker.Lock memory entry) = pick(seed);
        if (entry.units < 2) return;
        (uint256 free,) = locker.releasable(id);
        vm.prank(entry.owner);
        uint256 other = locker.split(id, _bound(units, 1, entry.units - 1));
        (uint256 one,) = locker.releasable(id);
        (uint256 second,) = locker.releasable(other);
        splitMadeUnits = splitMadeUnits || one + second > free
            || locker.lockOf(id).units + locker.lockOf(other).units != entry.units;
        watch(id);
        done("split");
    }

    function handOver(uint256 seed) external counted("handOver") {
        (uint256 id, ITokenLocker.Lock memory entry) = pick(seed);
        if (entry.units == 0) return;
        vm.prank(entry.owner);
        locker.transferOwnership(id, users[(seed >> 32) % users.length]);
        watch(id);
        done("handOver");
    }

    function migrate(uint256 seed) external counted("migrate") {
        (uint256 id, ITokenLocker.Lock memory entry) = pick(seed);
        if (entry.amount < 200 || !entry.migratable || entry.unlockAt == FOREVER) return;
        if (!entry.rebasing && isShort(entry.token)) return;
        uint256 ownersBefore = OddToken(entry.token).balanceOf(entry.owner);
        vm.prank(entry.owner);
        uint256 newId = locker.migrate(id, address(successor));
        movedDifferently = movedDifferently || successor.lockAt(newId).owner != entry.owner
            || successor.lockAt(newId).unlockAt < entry.unlockAt || successor.lockAt(newId).token != entry.token
            || successor.lockAt(newId).amount > entry.amount || locker.lockOf(id).owner != address(0)
            || OddToken(entry.token).balanceOf(entry.owner) != ownersBefore;
        done("migrate");
    }

    function donate(uint256 seed, uint256 amount) external counted("donate") {
        (OddToken token, address user) = choose(seed);
        amount = _bound(amount, 1, 1e15);
        if (token.balanceOf(user) < amount || locker.assetCount() == 0) return;
        address custody = locker.custodyOf(1 + (seed >> 40) % locker.assetCount());
        vm.prank(user);
        SafeTransferLib.safeTransfer(address(token), custody, amount);
        done("donate");
    }

    /// @notice Every balance of one token becomes a tenth to nineteen tenths of what it was at first.
    function rebase(uint256 scale) external counted("rebase") {
        tokens[REBASER].rebase(_bound(scale, 0.1e18, 1.9e18));
        done("rebase");
    }

    /// @notice A paused token stops what moves it and nothing else.
    function pauseAndGoOn(uint256 seed) external counted("pause") {
        (OddToken token, address user) = choose(seed);
        token.setPaused(true);
        vm.startPrank(user);
        token.approve(address(locker), 10);
        ITokenLocker.Options memory options;
        try locker.lock(address(token), 10, user, block.timestamp + 1 days, options) {
            revert("a paused token moved");
        } catch {}
        vm.stopPrank();
        token.setPaused(false);
        done("pause");
    }

    function isShort(address token) public view returns (bool) {
        ISolvency.AssetSolvency[] memory all = locker.solvency();
        for (uint256 i = 0; i < all.length; ++i) {
            if (all[i].asset == token && all[i].held < all[i].owed) return true;
        }
        return false;
    }

    /// @dev Less than one share is the only reason for which tokens are not taken.
    function takes(bytes memory call_) private returns (bool ok) {
        bytes memory answer;
        (ok, answer) = address(locker).call(call_);
        require(ok || bytes4(answer) == ITokenLocker.TokenLocker_ReceivedNothing.selector, "not taken");
    }

    function choose(uint256 seed) private view returns (OddToken token, address user) {
        (token, user) = (tokens[seed % 3], users[(seed >> 16) % users.length]);
    }

    function scheduleOf(uint256 seed, uint256 unlockAt) private view returns (ITokenLocker.Schedule memory) {
        uint256 first = (seed >> 64) % 9000;
        uint256 span = unlockAt - block.timestamp - 5 minutes;
        if (seed & 1 << 35 == 0 || span < 10) return ITokenLocker.Schedule(unlockAt - span, first, 0, 0);
        uint256 cycles = 1 + (seed >> 80) % 5;
        uint256 cycleBps = (10_000 - first + cycles - 1) / cycles;
        cycles = (10_000 - first + cycleBps - 1) / cycleBps;
        return ITokenLocker.Schedule(unlockAt - span / cycles * cycles, first, span / cycles, cycleBps);
    }

    /// @dev To somewhere before the end of a scheduled lock, or to the end.
    function advance(ITokenLocker.Lock memory entry, uint256 seed) private {
        if (block.timestamp >= entry.unlockAt) return;
        uint256 cliffAt = entry.schedule.cliffAt;
        if (cliffAt == 0 || seed % 4 == 0) vm.warp(entry.unlockAt);
        else if (cliffAt > block.timestamp) vm.warp(cliffAt + seed % (entry.unlockAt - cliffAt));
    }

    function pick(uint256 seed) private view returns (uint256 id, ITokenLocker.Lock memory entry) {
        uint256 count = locker.lockCount();
        if (count == 0) return (0, entry);
        // Look for a living one that has an end, from a random place on.
        for (uint256 i = 0; i < 8; ++i) {
            id = 1 + (seed % count + i) % count;
            entry = locker.lockOf(id);
            if (entry.units != 0 && entry.unlockAt != FOREVER) break;
        }
    }

    function watchPayment(ITokenLocker.Lock memory entry, uint256 before, uint256 units) private {
        uint256 releaseAt = entry.schedule.cliffAt == 0 ? entry.unlockAt : entry.schedule.cliffAt;
        leftEarly = leftEarly || block.timestamp < releaseAt;
        uint256 after_ = OddToken(entry.token).balanceOf(entry.owner);
        paidAnother = paidAnother || (units > 1e4 && after_ <= before);
    }

    /// @dev The lock that was touched, and the newest ones.
    function watch(uint256 touched) private {
        uint256 count = locker.lockCount();
        if (touched != 0) watchOne(touched);
        for (uint256 id = count > 3 ? count - 2 : 1; id <= count; ++id) {
            watchOne(id);
        }
    }

    function watchOne(uint256 id) private {
        uint256 bits = locker.capabilities(id);
        uint256 unlockAt = locker.lockOf(id).unlockAt;
        if (_unlockAt[id] != 0) {
            capabilityCame = capabilityCame || bits & ~_capabilities[id] != 0;
            unlockFell = unlockFell || (bits != 0 && unlockAt < _unlockAt[id]);
        }
        (_unlockAt[id], _capabilities[id]) = (bits == 0 ? FOREVER : unlockAt, bits);
    }
}
