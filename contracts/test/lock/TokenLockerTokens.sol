// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ILockSuccessor} from "../../src/lock/ILockSuccessor.sol";

/// @notice A token with every bad habit, one at a time or several together.
contract OddToken is ERC20 {
    error Paused();

    uint256 public feeBps;
    uint256 public scale = 1e18;
    bool public paused;
    bool public silent;
    bool public still;
    bool public greedy;
    bool public lawless;
    address private _target;
    bytes[] private _calls;
    bool private _inside;
    bool public reentered;
    bytes public lastFailure;
    uint256 public attempts;

    constructor(address holder, uint256 supply) {
        _mint(holder, supply);
    }

    /// @notice What of each movement is lost.
    function setFee(uint256 bps) external {
        feeBps = bps;
    }

    /// @notice Everybody's balance times `scale` ÷ 1e18.
    function rebase(uint256 scale_) external {
        scale = scale_;
    }

    function setPaused(bool paused_) external {
        paused = paused_;
    }

    /// @notice Answers nothing where others answer true.
    function setSilent(bool silent_) external {
        silent = silent_;
    }

    /// @notice Says that it moved, and did not.
    function setStill(bool still_) external {
        still = still_;
    }

    /// @notice Uses up all gas that it is given to move.
    function setGreedy(bool greedy_) external {
        greedy = greedy_;
    }

    /// @notice Takes every permit for good, and calls back.
    function setLawless(bool lawless_) external {
        lawless = lawless_;
    }

    /// @notice Calls `target` with each of `calls` whenever it moves, before and after.
    function arm(address target, bytes[] calldata calls) external {
        _target = target;
        delete _calls;
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    function seize(address from, uint256 amount) external {
        _burn(from, amount);
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _spendAllowance(from, msg.sender, amount);
        return _move(from, to, amount);
    }

    function permit(address owner, address to, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        public
        override
    {
        if (lawless) return _callBack();
        super.permit(owner, to, amount, deadline, v, r, s);
    }

    function balanceOf(address account) public view override returns (uint256) {
        return super.balanceOf(account) * scale / 1e18;
    }

    function name() public pure override returns (string memory) {
        return "Odd";
    }

    function symbol() public pure override returns (string memory) {
        return "ODD";
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        if (paused) revert Paused();
        if (greedy) {
            assembly {
                invalid()
            }
        }
        _callBack();
        if (!still) {
            uint256 raw = (amount * 1e18 + scale - 1) / scale;
            uint256 most = super.balanceOf(from);
            if (raw > most && balanceOf(from) >= amount) raw = most;
            _transfer(from, to, raw);
            if (feeBps != 0) _burn(to, raw * feeBps / 10_000);
        }
        _callBack();
        if (silent) {
            assembly {
                return(0, 0)
            }
        }
        return true;
    }

    function _callBack() private {
        if (_target == address(0) || _inside) return;
        _inside = true;
        for (uint256 i = 0; i < _calls.length; ++i) {
            ++attempts;
            (bool ok, bytes memory failure) = _target.call(_calls[i]);
            reentered = reentered || ok;
            if (!ok) lastFailure = failure;
        }
        _inside = false;
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}

/// @notice A successor: trusts one locker, and keeps what it is told, or something else.
contract SuccessorLocker is ILockSuccessor {
    enum Twist {
        None,
        OtherOwner,
        OtherToken,
        LessAmount,
        EarlierUnlock,
        Rounds,
        OtherKind,
        LaterBeginning,
        LessAtFirst,
        EarlierCliff,
        MoreAtTheCliff,
        FasterCycles,
        LargerCycles,
        CallsBack
    }

    address public immutable locker;
    Twist public twist;
    bytes public answer;
    bool public reentered;
    ArrivingLock[] private _locks;

    constructor(address locker_) {
        locker = locker_;
    }

    function setTwist(Twist twist_) external {
        twist = twist_;
    }

    function receiveLock(ArrivingLock calldata arriving) external returns (uint256 lockId) {
        require(msg.sender == locker, "not the locker");
        require(ERC20(arriving.token).balanceOf(address(this)) >= arriving.amount, "not paid");
        if (twist == Twist.CallsBack) {
            (reentered, answer) = locker.call(abi.encodeWithSignature("migrate(uint256,address)", 1, address(this)));
        }
        _locks.push(arriving);
        return _locks.length;
    }

    function termsOf(uint256 lockId) external view returns (ArrivingLock memory entry) {
        entry = _locks[lockId - 1];
        if (twist == Twist.OtherOwner) entry.owner = address(this);
        if (twist == Twist.OtherToken) entry.token = address(this);
        if (twist == Twist.LessAmount) entry.amount -= 2;
        if (twist == Twist.Rounds) entry.amount -= 1;
        if (twist == Twist.EarlierUnlock) entry.unlockAt -= 1;
        if (twist == Twist.OtherKind) entry.rebasing = !entry.rebasing;
        if (twist == Twist.LaterBeginning) entry.lockedAt += 1;
        if (twist == Twist.LessAtFirst) entry.initialAmount -= 2;
        if (twist == Twist.EarlierCliff) entry.schedule.cliffAt -= 1;
        if (twist == Twist.MoreAtTheCliff) entry.schedule.firstBps += 1;
        if (twist == Twist.FasterCycles) entry.schedule.cycleSeconds -= 1;
        if (twist == Twist.LargerCycles) entry.schedule.cycleBps += 1;
    }

    function lockAt(uint256 lockId) external view returns (ArrivingLock memory) {
        return _locks[lockId - 1];
    }
}
