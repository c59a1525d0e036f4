// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";

interface IHooked {
    function onNftMoved() external;
}

/// @notice A collection that tells both sides of every movement, before and after, and calls where it is told to itself.
contract HookingNft is ERC721 {
    address private _target;
    bytes[] private _calls;
    bool private _inside;
    bool public reentered;
    uint256 public attempts;

    function arm(address target, bytes[] calldata calls) external {
        _target = target;
        delete _calls;
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function name() public pure override returns (string memory) {
        return "Hooking";
    }

    function symbol() public pure override returns (string memory) {
        return "HOOK";
    }

    function tokenURI(uint256) public pure override returns (string memory) {
        return "";
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal override {
        _tell(from, to);
    }

    function _afterTokenTransfer(address from, address to, uint256) internal override {
        _tell(from, to);
    }

    function _tell(address from, address to) private {
        if (from == address(0) || _inside) return;
        _inside = true;
        for (uint256 i = 0; i < _calls.length; ++i) {
            ++attempts;
            (bool ok,) = _target.call(_calls[i]);
            reentered = reentered || ok;
        }
        // A pool knows nothing of hooks.
        (bool heard,) = from.call(abi.encodeCall(IHooked.onNftMoved, ()));
        (heard,) = to.call(abi.encodeCall(IHooked.onNftMoved, ()));
        _inside = false;
    }
}

/// @notice Has NFTs staked, and calls the pool back whenever it hears of one.
contract HookedStaker is IHooked {
    address private immutable _pool;
    bytes[] private _calls;
    bool private _inside;
    uint256 public attempts;
    uint256 public succeeded;
    bytes public lastFailure;

    constructor(address pool, ERC721 collection) {
        _pool = pool;
        collection.setApprovalForAll(pool, true);
    }

    function arm(bytes[] calldata calls) external {
        delete _calls;
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    function act(bytes calldata call_) external {
        (bool ok, bytes memory reason) = _pool.call(call_);
        if (ok) return;
        assembly {
            revert(add(reason, 0x20), mload(reason))
        }
    }

    function onNftMoved() external {
        if (_inside) return;
        _inside = true;
        for (uint256 i = 0; i < _calls.length; ++i) {
            ++attempts;
            (bool ok, bytes memory failure) = _pool.call(_calls[i]);
            if (ok) ++succeeded;
            else lastFailure = failure;
        }
        _inside = false;
    }
}
