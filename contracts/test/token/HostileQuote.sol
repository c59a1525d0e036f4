// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SoladyPeer} from "../fixtures/SoladyPeer.sol";

/// @notice A quote token that serves everybody but one: whatever goes to or from that account ends badly.
contract HostileQuote is SoladyPeer {
    enum Manner {
        Honest,
        Reverts,
        ReturnsFalse,
        BurnsGas,
        RevertsWithBomb,
        ReturnsBomb,
        CallsReceiver,
        CallsOthers,
        BurnsGasWhenAsked
    }

    Manner public manner;
    address private _victim;
    address[] private _targets;
    bytes[] private _calls;
    uint256 public letIn;

    constructor(address holder, uint256 supply) SoladyPeer(holder, supply) {}

    function setManner(Manner manner_, address victim) external {
        (manner, _victim) = (manner_, victim);
    }

    /// @notice What is called, in this order, while the victim is paid.
    function arm(address target, bytes calldata call_) external {
        _targets.push(target);
        _calls.push(call_);
    }

    /// @notice The victim's question costs all the gas that it comes with.
    function balanceOf(address account) public view override returns (uint256) {
        if (manner == Manner.BurnsGasWhenAsked && msg.sender == _victim) {
            for (;;) {}
        }
        return super.balanceOf(account);
    }

    /// @notice Honest again, with nothing to call.
    function disarm() external {
        (manner, _victim) = (Manner.Honest, address(0));
        delete _targets;
        delete _calls;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (msg.sender == _victim || to == _victim) {
            if (manner == Manner.ReturnsFalse) return false;
            _misbehave(to);
        }
        return super.transfer(to, amount);
    }

    function _misbehave(address to) private {
        if (manner == Manner.Reverts) revert("no");
        if (manner == Manner.CallsReceiver) {
            (bool ok,) = to.call("");
            require(ok, "refused");
        }
        if (manner == Manner.CallsOthers) _callOthers();
        Manner now_ = manner;
        assembly {
            switch now_
            case 3 { for {} 1 {} {} }
            case 4 { revert(0, 1000000) }
            case 5 { return(0, 1000000) }
        }
    }

    function _callOthers() private {
        for (uint256 i = 0; i < _calls.length; ++i) {
            (bool ok,) = _targets[i].call(_calls[i]);
            if (ok) ++letIn;
        }
    }
}

/// @notice A wallet that is told of money, and uses up whatever gas it gets.
contract GasBurner {
    fallback() external {
        for (;;) {}
    }
}

/// @notice A wallet that is told of money, and tries everything meanwhile.
contract BusyWallet {
    address[] private _targets;
    bytes[] private _calls;
    uint256 public letIn;
    uint256 public told;

    fallback() external {
        ++told;
        for (uint256 i = 0; i < _calls.length; ++i) {
            (bool ok,) = _targets[i].call(_calls[i]);
            if (ok) ++letIn;
        }
    }

    function arm(address target, bytes calldata call_) external {
        _targets.push(target);
        _calls.push(call_);
    }
}
