// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {IV2Factory} from "../../src/venue/IV2Factory.sol";
import {IV2Pair} from "../../src/venue/IV2Pair.sol";
import {VenueFixture} from "../fixtures/VenueFixture.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {LockPeople} from "./LockPeople.sol";

/// @notice A locker, a pool of the real exchange, and people who hold its liquidity.
abstract contract LockerFixture is LockPeople, VenueFixture {
    LiquidityLocker internal locker;
    ERC20 internal lp;

    function setUp() public virtual override {
        super.setUp();
        setUpVenue();
        locker = new LiquidityLocker();
        lp = newPool();
    }

    /// @notice A pool whose whole liquidity is shared by alice, bob and carol.
    function newPool() internal returns (ERC20 pool) {
        SoladyPeer one = new SoladyPeer(address(this), 1e30);
        SoladyPeer other = new SoladyPeer(address(this), 1e30);
        IV2Pair pair = IV2Pair(IV2Factory(address(venueFactory)).createPair(address(one), address(other)));
        one.transfer(address(pair), 4e24);
        other.transfer(address(pair), 4e24);
        pair.mint(address(this));
        pool = ERC20(address(pair));
        pool.transfer(alice, 1e24);
        pool.transfer(bob, 1e24);
        pool.transfer(carol, 1e24);
    }

    function lockFor(address who, uint256 amount, uint256 unlockAt) internal returns (uint256 lockId) {
        vm.startPrank(who);
        lp.approve(address(locker), amount);
        lockId = locker.lock(address(lp), amount, who, unlockAt);
        vm.stopPrank();
    }

    function incrementBy(address who, uint256 lockId, uint256 amount) internal {
        vm.startPrank(who);
        lp.approve(address(locker), amount);
        locker.increment(lockId, amount);
        vm.stopPrank();
    }
}
