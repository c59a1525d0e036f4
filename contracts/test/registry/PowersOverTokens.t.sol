// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {LockAnnouncer} from "../../src/lock/LockAnnouncer.sol";
import {TokenLocker} from "../../src/lock/TokenLocker.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {HolderContract} from "../fixtures/DividendActors.sol";
import {HolderDividendsHarness} from "../token/HolderDividendsHarness.sol";
import {PowerCaller} from "./PowerCaller.sol";

/// @notice P-39 over a token that pays dividends, and a lock of it: whatever the owners of the platform do with every
/// function that they have, each holder owns, has earned, pays and may move what it did before.
contract PowersOverTokensTest is HolderDividendsHarness, PowerCaller {
    LockAnnouncer private announcer;
    TokenLocker private locker;
    HolderContract private safe;
    uint256 private lockId;
    uint256 private unlockAt;

    function templateId() internal pure override returns (uint256) {
        return NATIVE_TEMPLATE;
    }

    function setUp() public override {
        super.setUp();
        announcer = new LockAnnouncer(platform);
        locker = new TokenLocker(address(announcer));
        safe = new HolderContract(HolderContract.Door.Open, address(token));
        vm.prank(platform);
        registry.addContract(address(locker), ContractRoles.HOLDS);
        give(alice, 2 * STAKE);
        give(bob, STAKE);
        give(address(safe), STAKE);
        unlockAt = block.timestamp + 30 days;
        ITokenLocker.Options memory options;
        options.migratable = true;
        vm.startPrank(alice);
        token.approve(address(locker), STAKE);
        lockId = locker.lock(address(token), STAKE, alice, unlockAt, options);
        vm.stopPrank();
        feed();
        nextBlocks(INTERVAL);
        people = [alice, bob, address(safe), address(locker), address(pair), address(router), address(token)];
        people.push(address(this));
    }

    function testFuzz_P39_NoPowerReachesATokenOrALock(uint256[6] calldata seeds) public {
        bytes32 before = stateOf();
        for (uint256 i = 0; i < seeds.length; ++i) {
            if (seeds[i] % 3 == 0) usePower("PlatformRegistry", address(registry), platform, seeds[i] / 3);
            else if (seeds[i] % 3 == 1) usePower("TokenFactory", address(factory), platform, seeds[i] / 3);
            else usePower("LockAnnouncer", address(announcer), platform, seeds[i] / 3);
        }
        // What anybody can set off afterwards.
        token.refreshShare(address(safe));
        token.refreshShare(bob);
        assertEq(stateOf(), before);
        assertEq(movedBy(bob), STAKE / 2);
        assertEq(movedBy(address(safe)), STAKE / 2);
        vm.warp(unlockAt);
        vm.prank(alice);
        locker.withdraw(lockId, STAKE);
    }

    function stateOf() private view returns (bytes32) {
        return keccak256(
            abi.encode(
                holdingsOf(alice), holdingsOf(bob), holdingsOf(address(safe)), holdingsOf(address(locker)), terms()
            )
        );
    }

    function holdingsOf(address account) private view returns (bytes memory) {
        return abi.encode(
            token.balanceOf(account),
            token.pendingDividend(account),
            token.dividendShareOf(account),
            asTaxed().frozenOf(account),
            asTaxed().isBlacklisted(account),
            asTaxed().isPair(account)
        );
    }

    function terms() private view returns (bytes memory) {
        (uint256 buyBps, uint256 sellBps, uint256 moveBps, uint256 addBps, uint256 removeBps) = asTaxed().taxes();
        return abi.encode(
            [buyBps, sellBps, moveBps, addBps, removeBps], token.capabilities(), abi.encode(locker.lockOf(lockId))
        );
    }

    /// @notice What arrives when an account sends half of its stake to a fresh one; nothing of it remains.
    function movedBy(address from) private returns (uint256 arrived) {
        uint256 snapshot = vm.snapshotState();
        address fresh = makeAddr("fresh");
        move(from, fresh, STAKE / 2);
        arrived = token.balanceOf(fresh);
        vm.revertToState(snapshot);
    }
}
