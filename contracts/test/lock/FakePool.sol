// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SoladyPeer} from "../fixtures/SoladyPeer.sol";

/// @notice Answers like a pair of its own factory, and does its worst when it is moved.
contract FakePool is SoladyPeer {
    enum Trick {
        None,
        TakesAFee,
        MovesNothing,
        FreeInside,
        OfAnotherFactory
    }

    Trick private immutable _trick;
    address private _target;
    bytes[] private _calls;
    bool public reentered;
    uint256 public attempts;
    bool private _inside;

    constructor(address receiver, uint256 supply, Trick trick) SoladyPeer(receiver, supply) {
        _trick = trick;
    }

    function token0() external pure returns (address) {
        return address(1);
    }

    function token1() external pure returns (address) {
        return address(2);
    }

    function factory() external view returns (address) {
        return address(this);
    }

    function getPair(address, address) external view returns (address) {
        return _trick == Trick.OfAnotherFactory ? address(3) : address(this);
    }

    /// @notice Calls `target` with each of `calls` whenever the token moves.
    function arm(address target, bytes[] memory calls) external {
        _target = target;
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    function seize(address from, uint256 amount) external {
        _burn(from, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        // Inside a movement of its own it says that it moved, and did not.
        if (_trick == Trick.MovesNothing || (_trick == Trick.FreeInside && _inside)) return true;
        return super.transferFrom(from, to, amount);
    }

    function _beforeTokenTransfer(address, address, uint256) internal override {
        _callBack();
    }

    function _afterTokenTransfer(address from, address to, uint256 amount) internal override {
        if (_trick == Trick.TakesAFee && from != address(0) && to != address(0)) _burn(to, amount / 100);
        _callBack();
    }

    function _callBack() private {
        if (_target == address(0) || _inside) return;
        _inside = true;
        for (uint256 i = 0; i < _calls.length; ++i) {
            ++attempts;
            (bool ok,) = _target.call(_calls[i]);
            reentered = reentered || ok;
        }
        _inside = false;
    }
}
