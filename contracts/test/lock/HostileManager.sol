// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IV3PositionManager} from "../../src/venue/IV3PositionManager.sol";
import {IV4PositionManager} from "../../src/venue/IV4PositionManager.sol";

/// @notice Answers like a collection and, if told to, like a position manager; does its worst when it is called.
contract HostileManager {
    enum Face {
        Plain,
        V3,
        V3WithoutPool,
        V3WithDirtyFactory,
        V4,
        V4OfAnotherPool,
        V4WithoutManager,
        SpacedFork,
        PairedFork
    }

    mapping(uint256 id => address owner) private _owners;
    Face public face;
    bool public stays;
    address private _target;
    bytes[] private _calls;
    bool private _inside;
    bool public reentered;
    uint256 public attempts;

    function mint(address to, uint256 id) external {
        _owners[id] = to;
    }

    function setFace(Face face_) external {
        face = face_;
    }

    /// @notice From now on it says that it moves, and does not.
    function setStays(bool stays_) external {
        stays = stays_;
    }

    /// @notice Calls `target` with each of `calls` whenever it is called.
    function arm(address target, bytes[] memory calls) external {
        _target = target;
        delete _calls;
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    /// @notice Calls anything as itself.
    function act(address target, bytes calldata data) external {
        (bool ok, bytes memory answer) = target.call(data);
        if (!ok) {
            assembly {
                revert(add(answer, 0x20), mload(answer))
            }
        }
    }

    function ownerOf(uint256 id) external view returns (address) {
        require(_owners[id] != address(0), "no such token");
        return _owners[id];
    }

    function approve(address, uint256) external {}

    function transferFrom(address from, address to, uint256 id) external {
        require(_owners[id] == from, "not the owner");
        _callBack();
        if (!stays) _owners[id] = to;
        _callBack();
    }

    function collect(IV3PositionManager.CollectParams calldata) external returns (uint256, uint256) {
        _callBack();
        return (type(uint256).max, type(uint256).max);
    }

    function modifyLiquidities(bytes calldata, uint256) external {
        _callBack();
    }

    function positions(uint256) external view {
        require((face >= Face.V3 && face <= Face.V3WithDirtyFactory) || face >= Face.SpacedFork, "no V3");
        uint256[12] memory words;
        (words[2], words[3], words[4]) = (1, 2, 3000);
        uint256 size = face == Face.PairedFork ? 352 : 384;
        assembly ("memory-safe") {
            return(words, size)
        }
    }

    function factory() external view returns (uint256) {
        return face == Face.V3WithDirtyFactory ? type(uint256).max : uint160(address(this));
    }

    function getPool(address, address, uint24) external view returns (address) {
        return face == Face.V3WithoutPool || face == Face.SpacedFork ? address(0) : address(this);
    }

    function getPool(address, address, int24) external view returns (address) {
        return face == Face.SpacedFork ? address(this) : address(0);
    }

    function poolByPair(address, address) external view returns (address) {
        return face == Face.PairedFork ? address(this) : address(0);
    }

    function getPoolAndPositionInfo(uint256)
        external
        view
        returns (IV4PositionManager.PoolKey memory key, uint256 info)
    {
        require(face >= Face.V4 && face < Face.SpacedFork, "no V4");
        (key.currency0, key.currency1) = (address(1), address(2));
        if (face != Face.V4OfAnotherPool) info = uint256(keccak256(abi.encode(key)));
    }

    function poolManager() external view returns (address) {
        return face == Face.V4WithoutManager ? address(0) : address(this);
    }

    function extsload(bytes32, uint256 count) external pure returns (bytes32[] memory words) {
        return new bytes32[](count);
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
